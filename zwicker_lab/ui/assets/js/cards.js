// Card faces of Zwicker Lab. One module, no dependencies, no ids, no text elements:
// every figure, suit sign and numeral is a path drawn for this deck.

const W = 240, H = 336;

/* ---------- colours ---------- */
const THEME = {
  light: {
    paper: '#FFFDF7', edge: '#CFC6B4', ink: '#17212B', joker: '#6B2C91', gold: '#F2B632', badgeText: '#FFFDF7',
    suit: { s: '#17212B', h: '#C8102E', d: '#1F6FB2', c: '#1E7A3C' },
    swiss: { a: '#3C6A1E', r: '#B5173C', b: '#865300', s: '#1D4E89' },
    sky: '#DDEAEC', sun: '#F7DFA3', sea: '#9CC3CC', sea2: '#7BAAB8', foam: '#FFFFFF', dyke: '#9DBB76', dyke2: '#86A761',
    hill: '#C6D3AE', hill2: '#A9BC8B', peak: '#C3D0D6', air: '#EEF0E4', tent: '#EFE6F4', tent2: '#FBF0CF',
  },
  dark: {
    paper: '#19222C', edge: '#4A5868', ink: '#F4EFE3', joker: '#D2A8F0', gold: '#F2B632', badgeText: '#19222C',
    suit: { s: '#F4EFE3', h: '#FF8C8C', d: '#86BEF7', c: '#74D296' },
    swiss: { a: '#9CCB6B', r: '#FF8FA6', b: '#F0B73A', s: '#8DBDF5' },
    sky: '#A9BEC7', sun: '#F1CB84', sea: '#5F8899', sea2: '#4A7284', foam: '#E6EFF0', dyke: '#6E8F54', dyke2: '#5B7A45',
    hill: '#8EA27B', hill2: '#738961', peak: '#91A3AE', air: '#BCC7C4', tent: '#C9BBD6', tent2: '#D9C58C',
  },
};
const COAT = { s: '#25333F', h: '#C8102E', d: '#1F6FB2', c: '#1E7A3C', a: '#3C6A1E', r: '#B5173C', b: '#C07F0C', w: '#1D4E89', j: '#6B2C91' };
const TINT = { s: '#D3D8DB', h: '#F8CFCF', d: '#C9E0F4', c: '#CBE6D2', a: '#DCE6BE', r: '#F8D3D8', b: '#FBE7B4', w: '#CFE0F3', j: '#E4D2EF' };
const SKIN = { s: '#EEC29C', h: '#F5D0B2', d: '#C98F64', c: '#E6B48C', a: '#E9BC94', r: '#F3CBAA', b: '#D9A377', w: '#EFC4A0' };
const HAIR = { s: '#4B3323', h: '#D9A441', d: '#2A1D17', c: '#A4501F', a: '#5A3A22', r: '#C98A2E', b: '#2E221B', w: '#8A4B22' };
const INK = '#17212B', GOLD = '#F2B632', GOLD2 = '#C98A14', GOLD3 = '#FFD56B', WHITE = '#FFFFFF', WOOD = '#9A6235', STEEL = '#8796A1';

/* ---------- small pen ---------- */
const P = (d, f, x = '') => `<path d="${d}" fill="${f}"${x}/>`;
const S = (d, s, w, x = '') => `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}"${x}/>`; // round ends and joins come from the root
const C = (x, y, r, f, e = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"${e}/>`;
const E = (x, y, rx, ry, f, e = '') => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${f}"${e}/>`;
const R = (x, y, w, h, f, r = 0) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${f}"/>`;
const G = (t, s) => `<g transform="${t}">${s}</g>`;
const SH = (d, o = '.16') => P(d, '#0A141E', ` fill-opacity="${o}"`);
const at = (x, y, k, s, r = 0) => G(`translate(${x} ${y})${r ? ` rotate(${r})` : ''}${k === 1 ? '' : ` scale(${k})`}`, s);
const n2 = v => +v.toFixed(2);
const both = (s) => s + G('rotate(180 120 168)', s);

/* ---------- numerals and letters, T being the ten: centre lines in a box 100 high, [width, path] ---------- */
const GLYPH = {
  0: [58, 'M29 8C43 8 50 22 50 50S43 92 29 92S8 78 8 50S15 8 29 8Z'],
  1: [36, 'M8 26L26 8V92'],
  2: [57, 'M8 31C9 16 18 8 29 8C41 8 49 16 49 28C49 39 43 47 33 59L8 92H50'],
  3: [57, 'M9 20C13 12 20 8 28 8C40 8 47 16 47 27S39 46 28 46H22M28 46C41 46 49 56 49 69S41 92 28 92C18 92 11 87 8 78'],
  4: [62, 'M43 92V8L8 68H54'],
  5: [57, 'M46 8H14L11 46C15 41 21 38 28 38C41 38 49 49 49 65S40 92 27 92C18 92 12 88 8 81'],
  6: [58, 'M46 17C42 11 37 8 31 8C16 8 8 25 8 55V64C8 47 16 38 29 38S50 48 50 65S42 92 29 92S8 82 8 64'],
  7: [55, 'M8 8H47C36 34 26 61 22 92'],
  8: [58, 'M29 47C19 47 11 39 11 28S19 8 29 8S47 17 47 28S39 47 29 47C16 47 8 57 8 69S16 92 29 92S50 81 50 69S42 47 29 47Z'],
  9: [58, 'M12 83C16 89 21 92 27 92C42 92 50 75 50 45V36C50 53 42 62 29 62S8 52 8 35S16 8 29 8S50 18 50 36'],
  A: [68, 'M8 92L34 8L60 92M17 65H51'],
  B: [59, 'M8 8V92H30C43 92 51 83 51 69S42 47 30 47H8M30 47C40 47 46 38 46 28S40 8 29 8H8'],
  C: [60, 'M53 22C49 13 42 8 34 8C17 8 8 24 8 50S17 92 34 92C42 92 49 87 53 78'],
  D: [61, 'M8 8V92H24C43 92 53 76 53 50S43 8 24 8Z'],
  E: [54, 'M46 8H8V92H46M8 47H41'],
  F: [52, 'M45 8H8V92M8 48H40'],
  G: [67, 'M56 23C51 13 44 8 35 8C17 8 8 24 8 50S17 92 35 92C50 92 59 80 59 55H38'],
  H: [64, 'M8 8V92M56 8V92M8 48H56'],
  I: [16, 'M8 8V92'],
  J: [50, 'M18 8H42V66C42 83 35 92 24 92C15 92 10 87 8 78'],
  K: [61, 'M8 8V92M51 8L9 58M24 41L53 92'],
  L: [50, 'M8 8V92H43'],
  M: [80, 'M8 92V8L40 64L72 8V92'],
  N: [66, 'M8 92V8L58 92V8'],
  O: [68, 'M34 8C51 8 60 24 60 50S51 92 34 92S8 76 8 50S17 8 34 8Z'],
  P: [58, 'M8 92V8H29C43 8 50 18 50 31S43 54 29 54H8'],
  Q: [68, 'M34 8C51 8 60 24 60 50S51 92 34 92S8 76 8 50S17 8 34 8ZM40 72L60 94'],
  R: [61, 'M8 92V8H29C43 8 50 18 50 30S43 52 29 52H8M29 52L53 92'],
  S: [58, 'M49 20C44 12 38 8 29 8C17 8 9 16 9 28C9 53 50 45 50 70C50 84 41 92 29 92C19 92 12 87 8 78'],
  U: [62, 'M8 8V62C8 82 17 92 31 92S54 82 54 62V8'],
  V: [66, 'M8 8L33 92L58 8'],
  W: [92, 'M8 8L27 92L46 24L65 92L84 8'],
  X: [62, 'M8 8L54 92M54 8L8 92'],
  Y: [62, 'M8 8L31 50L54 8M31 50V92'],
  Z: [58, 'M8 8H50L8 92H50'],
  T: [92, 'M8 26L24 8V92M63 8C76 8 82 22 82 50S76 92 63 92S44 78 44 50S50 8 63 8Z'],
  '/': [40, 'M8 96L32 4'],
  '-': [44, 'M10 54H34'],
};
const STAR = 'M0-50L13.5-17.5L48-15L21.5 8L30 42L0 23.500L-30 42L-21.500 8L-48-15L-13.500-17.500Z';

const glyphs = t => [...String(t)].filter(ch => GLYPH[ch]);
const wordWidth = (t, gap) => glyphs(t).reduce((w, ch) => w + GLYPH[ch][0] + gap, -gap);

/** A word in own glyphs: x is its centre (anchor 'm') or left edge ('l'), y its top, h its height. */
function word(t, x, y, h, colour, { weight = 15, anchor = 'm', gap = 6, max = 0 } = {}) {
  const k = h / 100, w = wordWidth(t, gap);
  const kx = max && w * k > max ? max / w : k;
  let cx = 0, d = '';
  for (const ch of glyphs(t)) { d += `<path d="${GLYPH[ch][1]}"${cx ? ` transform="translate(${cx})"` : ''}/>`; cx += GLYPH[ch][0] + gap; }
  const left = anchor === 'm' ? x - w * kx / 2 : x;
  return `<g transform="translate(${n2(left)} ${n2(y)}) scale(${n2(kx * 1000) / 1000} ${n2(k * 1000) / 1000})" fill="none" stroke="${colour}" stroke-width="${weight}">${d}</g>`;
}

/* ---------- suit signs, box -50..50 ---------- */
const SIGN = {
  h: 'M0 48C-10 32-50 10-50-19C-50-36-38-47-24-47C-13-47-4-40 0-29C4-40 13-47 24-47C38-47 50-36 50-19C50 10 10 32 0 48Z',
  d: 'M0-52C11-32 24-14 41 0C24 14 11 32 0 52C-11 32-24 14-41 0C-24-14-11-32 0-52Z',
  s: 'M0-50C9-31 49-12 49 16C49 31 38 40 26 40C17 40 10 36 5 29C6 39 11 46 20 50H-20C-11 46-6 39-5 29C-10 36-17 40-26 40C-38 40-49 31-49 16C-49-12-9-31 0-50Z',
  c: 'M0-50A23.500 23.500 0 0 1 17.500-10.800A23.500 23.500 0 1 1 7 25C8 37 12 45 21 50H-21C-12 45-8 37-7 25A23.500 23.500 0 1 1-17.500-10.800A23.500 23.500 0 0 1 0-50Z',
};
const french = (suit, x, y, size, col, rot = 0) => P(SIGN[suit], col, ` transform="translate(${n2(x)} ${n2(y)})${rot ? ` rotate(${rot})` : ''} scale(${n2(size) / 100})"`);

const n1 = v => Math.round(v * 10) / 10;
const ray = (r, deg) => `${n1(r * Math.sin(deg * Math.PI / 180))} ${n1(-r * Math.cos(deg * Math.PI / 180))}`;
const disc = (d, deg, r) => { const [x, y] = ray(d, deg).split(' '); return `M${n1(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`; };
const five = f => [0, 72, 144, 216, 288].map(f).join('');
const ROSE = {
  petal: five(a => disc(27, a, 21)), inner: five(a => disc(21, a, 9)), seam: five(a => `M${ray(16, a + 36)}L${ray(36, a + 36)}`),
  sepal: five(a => `M${ray(30, a + 22)}L${ray(51, a + 36)}L${ray(30, a + 50)}Z`),
};

function swissSign(suit, t, dark) {
  const line = dark ? '#0F161D' : INK;
  switch (suit) {
    case 'a': {
      const g = dark ? '#8DBD5C' : '#3F7020', g2 = dark ? '#6C9A40' : '#2E5416';
      return S('M0-36C0-44 4-48 8-50', g2, 7)
        + P('M-27-10C-27 22-13 40 0 51C13 40 27 22 27-10Z', '#C07A2B') + SH('M0-10V51C13 40 27 22 27-10Z', '.18')
        + P('M-17-2C-17 14-12 25-6 32C-9 20-10 10-9-2Z', '#E5A95B')
        + P('M-34-8C-36-30-18-40 0-40S36-30 34-8C20-1-20-1-34-8Z', g)
        + S('M-22-10L-6-36M-6-6L14-37M12-6L26-28M22-10L6-36M6-6L-14-37M-12-6L-26-28', g2, 3);
    }
    case 'r': {
      const p = dark ? '#F0708A' : '#BE1840', p2 = dark ? '#D84C6B' : '#93102F', g = dark ? '#7FB455' : '#3F7020';
      return P(ROSE.sepal, g) + P(ROSE.petal, p) + P(ROSE.inner, p2) + S(ROSE.seam, dark ? '#19222C' : '#FFFDF7', 3)
        + C(0, 0, 15.5, GOLD, ` stroke="${GOLD2}" stroke-width="4"`) + C(0, 0, 6, GOLD2);
    }
    case 'b': {
      const o = dark ? '#5A3700' : '#6E4300';
      return C(0, -42, 8, 'none', ` stroke="${dark ? '#D89A20' : o}" stroke-width="6"`)
        + C(0, 8, 42, dark ? '#F0B73A' : '#EBA921', ` stroke="${dark ? '#B77E12' : o}" stroke-width="4"`)
        + SH('M0-34A42 42 0 0 1 0 50Z', '.14') + P('M-29-2A30 30 0 0 1-8-23L-6-16A23 23 0 0 0-22 0Z', '#FFE39B')
        + S('M-41 7H41', o, 7) + S('M0 22V40', o, 8) + C(0, 21, 7.500, o) + C(-17, 26, 4, o) + C(17, 26, 4, o);
    }
    default: {
      const b = dark ? '#6BA6EA' : '#1D4E89', w = '#FFFDF7';
      return P('M-41-46C-20-40 20-40 41-46V-4C41 27 19 43 0 52C-19 43-41 27-41-4Z', b)
        + P('M-31-35C-15-31 15-31 31-35V-4C31 19 15 33 0 40C-15 33-31 19-31-4Z', w)
        + P('M0-32C10-32 22-33 31-35V0H0ZM0 0V40C-15 33-30 19-31 0Z', b)
        + C(0, 0, 11, GOLD, ` stroke="${line}" stroke-width="2.500"`);
    }
  }
}
const swiss = (suit, x, y, size, t, dark, rot = 0) => at(n2(x), n2(y), n2(size) / 100, swissSign(suit, t, dark), rot);

/** The joker's own sign: a three-pointed cap with bells. */
const capSign = (a, b, c) => P('M-30 26V20C-34-2-46-12-44-34C-28-34-16-22-12-6C-10-26-6-40 0-48C6-40 10-26 12-6C16-22 28-34 44-34C46-12 34-2 30 20V26Z', a)
  + P('M-30 22C-34-2-46-12-44-34C-28-34-16-22-12-6C-14 4-14 14-14 22Z', b) + P('M30 22C34-2 46-12 44-34C28-34 16-22 12-6C14 4 14 14 14 22Z', c)
  + C(-44, -36, 8, GOLD) + C(44, -36, 8, GOLD) + C(0, -46, 8, GOLD) + P('M-34 17Q0 25 34 17V35Q0 47-34 35Z', GOLD) + S('M-22 29Q0 36 22 29', GOLD2, 3, ' stroke-dasharray="0 9"');

const crown = (x, y, k) => at(x, y, k, P('M-40 26L-46-20L-22 2L0-32L22 2L46-20L40 26Z', GOLD, ` stroke="${GOLD2}" stroke-width="4"`)
  + C(-46, -22, 7, GOLD2) + C(46, -22, 7, GOLD2) + C(0, -34, 8, GOLD2) + R(-41, 22, 82, 13, GOLD2, 4) + C(0, 6, 6, '#B5173C') + C(-22, 12, 4, '#1D4E89') + C(22, 12, 4, '#1D4E89'));

/* ---------- frame: the art fills a window with two notches that keep the indices clear ---------- */
const OUTER = 'M19 1H221A18 18 0 0 1 239 19V317A18 18 0 0 1 221 335H19A18 18 0 0 1 1 317V19A18 18 0 0 1 19 1Z';
function windowPath(nx, ny) {
  const r = 10, X = 240 - nx, Y = 336 - ny;
  return `M${nx + r} 14H216a10 10 0 0 1 10 10V${Y - r}a10 10 0 0 1-10 10H${X + r}a10 10 0 0 0-10 10V312a10 10 0 0 1-10 10H24a10 10 0 0 1-10-10V${ny + r}a10 10 0 0 1 10-10H${nx - r}a10 10 0 0 0 10-10V24a10 10 0 0 1 10-10Z`;
}
function frame(t, col, nx = 66, ny = 122) {
  const w = windowPath(nx, ny);
  return P(OUTER + w, t.paper, ' fill-rule="evenodd"') + S(OUTER, t.edge, 2) + S(w, col, 2.5);
}
const paper = t => P(OUTER, t.paper, ` stroke="${t.edge}" stroke-width="2"`);

/* ---------- scenery ---------- */
const gull = (x, y, k, r = 0, c = WHITE) => at(x, y, k, S('M-30 2C-22-12-8-12 0 2C8-12 22-12 30 2', c, 7) + E(0, 4, 5, 7, c), r);
function seaScene(t, y = 188) {
  let s = R(14, 14, 212, 308, t.sky) + C(199, 76, 22, t.sun) + R(14, y, 212, 322 - y, t.sea);
  for (let i = 0; i < 5; i++) { const v = y + 16 + i * 25; s += S(`M${14 + (i % 2) * 13} ${v}q13-10 26 0t26 0t26 0t26 0t26 0t26 0t26 0`, i % 2 ? t.foam : t.sea2, 3.5); }
  return s;
}
const cloud = (x, y, k) => at(x, y, k, P('M-34 10H36A13 13 0 0 0 34-15A20 20 0 0 0-4-21A15 15 0 0 0-27-9A10 10 0 0 0-34 10Z', WHITE, ' fill-opacity=".75"'));
function boat(x, y, k) {
  return at(x, y, k, P('M-30 0H34L24 18H-22Z', '#8C3B2A') + P('M-27 6H32L30 9H-26Z', WHITE) + R(-2, -52, 4, 54, WOOD) + P('M5-50L30-6H5Z', '#F4E9D4') + P('M-4-40V-6H-24Z', '#C9772E'));
}
function lighthouse(x, y, k) {
  return at(x, y, k, P('M-14 0L-9-74H9L14 0Z', WHITE) + P('M-13-14L-11.500-34H11.500L13-14ZM-10.300-54L-9-74H9L10.300-54Z', '#C8102E') + R(-13, -78, 26, 5, INK) + R(-7, -92, 14, 14, GOLD3) + P('M-10-92L0-104L10-92Z', INK));
}
function mill(x, y, k, col = '#8C3B2A') {
  const sail = '<path d="M-2 0V-44H-12V-12H-2" fill="#FFFDF7" stroke="#5A3A22" stroke-width="2.500"/>';
  return at(x, y, k, P('M-16 0L-10-44H10L16 0Z', col) + P('M-12-44Q0-62 12-44Z', '#3A4B57') + R(-5, -14, 10, 14, INK)
    + at(0, -48, 0.9, [20, 110, 200, 290].map(r => G(`rotate(${r})`, sail)).join('') + C(0, 0, 4, INK)));
}
function sheep(x, y, k) {
  return at(x, y, k, S('M-9 8V18M9 8V18', INK, 4) + C(-9, 0, 10, WHITE) + C(2, -5, 11, WHITE) + C(10, 2, 10, WHITE) + C(0, 5, 10, WHITE) + E(-20, -4, 7, 9, INK));
}

/* ---------- heads: neck, face and the hat that names the rank; also used small on compact cards ---------- */
const HEAD = 'M86 104C86 78 100 66 120 66S154 78 154 104V124C154 150 138 167 120 167S86 150 86 124Z';
function face(a, o = {}) {
  const eye = o.eye || 4.6;
  return P('M106 150H134V196Q120 208 106 196Z', a.skin) + SH('M106 164Q120 176 134 160V178Q120 188 106 178Z', '.14')
    + C(86, 122, 8, a.skin) + C(154, 122, 8, a.skin) + P(HEAD, a.skin) + SH('M120 66C140 66 154 78 154 104V124C154 150 138 167 120 167Z', '.07')
    + C(98, 136, 8, '#E0705F', ' fill-opacity=".38"') + C(142, 136, 8, '#E0705F', ' fill-opacity=".38"')
    + E(105, 118, eye, eye + 1, INK) + E(135, 118, eye, eye + 1, INK) + C(106.5, 116, 1.5, WHITE) + C(136.500, 116, 1.5, WHITE);
}
function headJack(a) {
  return P('M76 104C62 120 58 146 69 158C88 149 100 147 120 147S152 149 171 158C182 146 178 120 164 104Z', GOLD2) + S('M69 150Q92 140 120 140T171 150', '#A87410', 2, ' stroke-dasharray="3 5"')
    + P('M84 112C80 128 84 144 92 152H148C156 144 160 128 156 112Z', a.hair) + face(a) + P('M86 118C84 96 96 90 120 90S156 96 154 118C151 108 145 105 139 107Q131 101 122 106Q112 101 103 107C96 105 90 108 86 118Z', a.hair)
    + S('M99 111Q105 107 110 110M130 110Q135 107 141 111', a.hair, 3) + S('M120 122Q125 132 118 133', '#B06A4C', 3)
    + P('M106 143Q120 147 134 143Q130 158 120 158T106 143Z', '#8B2331') + P('M108.500 144Q120 148 131.500 144Q130 149 120 149.500Q110 149 108.500 144Z', WHITE)
    + ('hc'.includes(a.suit) ? S('M96 128h0M101 131h0M94 133h0M144 128h0M139 131h0M146 133h0', '#A9603F', 2.600) : '')
    + P('M82 96C80 56 98 34 120 34S160 56 158 96Z', GOLD) + SH('M120 34C142 34 160 56 158 96H120Z', '.1') + S('M120 36V84M102 42Q94 62 95 84M138 42Q146 62 145 84', GOLD2, 2.5)
    + P('M81 86Q120 70 159 86V95Q120 79 81 95Z', a.coat)
    + P('M64 116C66 96 90 84 120 84S174 96 176 116C160 104 142 100 120 100S80 104 64 116Z', GOLD3) + SH('M120 84C150 84 174 96 176 116C160 104 142 100 120 100Z', '.1');
}
function headQueen(a) {
  const rim = 'M80 172C62 142 58 92 78 60C92 38 106 32 120 32S148 38 162 60C182 92 178 142 160 172';
  return P(rim + 'Z', WHITE) + S(rim, WHITE, 11, ' stroke-dasharray="0 10.500"') + S(rim, '#C9D3D6', 1.6) + P('M120 32C134 32 148 38 162 60C182 92 178 142 160 172H120Z', '#0A141E', ' fill-opacity=".06"')
    + S('M86 166C72 136 70 96 86 68C98 50 110 46 120 46S142 50 154 68C170 96 168 136 154 166', a.coat, 7)
    + S('M86 166C72 136 70 96 86 68C98 50 110 46 120 46S142 50 154 68C170 96 168 136 154 166', a.tint, 3, ' stroke-dasharray="0 9"')
    + P('M84 140C76 92 92 58 120 58S164 92 156 140C154 158 140 166 120 166S86 158 84 140Z', a.hair) + face(a, { eye: 4.4 })
    + P('M84 128C82 84 98 62 120 62S158 84 156 128C152 106 140 90 120 82C100 90 88 106 84 128Z', a.hair) + S('M120 63V82', '#0A141E', 2, ' stroke-opacity=".35"')
    + C(87, 135, 4, GOLD) + C(153, 135, 4, GOLD) + S('M96 115Q103 109 110 114.500M144 115Q137 109 130 114.500', INK, 2.6) + S('M97 105Q104 99 111 103M129 103Q136 99 143 105', a.hair, 2.6) + S('M120 122Q124 131 118 132', '#B06A4C', 2.6)
    + P('M109 146Q115 142 120 145Q125 142 131 146Q126 155 120 155T109 146Z', '#B3202F') + S('M111 146.500Q120 149 129 146.500', '#7D1220', 1.6);
}
const PIPE = S('M130 153Q148 162 160 160', '#5A3A22', 5) + P('M152 146H171L168 164Q160 168 155 163Z', '#7A4A24') + S('M163 140Q156 130 164 122T160 104', WHITE, 4, ' stroke-opacity=".85"');
function beard(a) {
  const b = a.beard, b2 = a.beard2, smile = P('M111 150Q120 154 129 150Q127 160 120 160T111 150Z', '#8B2331');
  const tash = P('M120 140C112 132 92 134 82 150C96 160 114 156 120 147C126 156 144 160 158 150C148 134 128 132 120 140Z', WHITE);
  const cheeks = 'C152 130 146 138 134 138H106C94 138 88 130 82 112Z', right = 'M120 138H134C146 138 152 130 158 112';
  if (a.suit === 'h') return P('M82 112C76 148 78 180 96 192Q108 200 120 188Q132 200 144 192C162 180 164 148 158 112' + cheeks, b) + SH(right + 'C164 148 162 180 144 192Q132 200 120 188Z', '.08') + S('M98 168Q100 178 106 186M142 168Q140 178 134 186M120 170V182', b2, 3) + smile
    + S('M119 144Q104 156 88 146Q80 140 84 132M121 144Q136 156 152 146Q160 140 156 132', WHITE, 8);
  if (a.suit === 'd') return P('M82 112C78 146 92 178 108 190L120 222L132 190C148 178 162 146 158 112' + cheeks, b) + SH(right + 'C162 146 148 178 132 190L120 222Z', '.08') + S('M106 170L114 190M134 170L126 190M120 172V200', b2, 3) + smile + tash;
  if (a.suit === 'c') return P('M80 110C74 150 88 182 120 186S166 150 160 110C156 126 152 136 148 144C142 160 132 166 120 166S98 160 92 144C88 136 84 126 80 110Z', b) + SH('M160 110C166 150 152 182 120 186V166C132 166 142 160 148 144C152 136 156 126 160 110Z', '.08')
    + S('M90 156L86 162M100 168L97 176M120 172V180M140 168L143 176', b2, 3) + S('M104 147Q120 160 136 147', '#8B2331', 4) + S('M94 134Q97 142 103 145M146 134Q143 142 137 145', '#B06A4C', 2.500) + PIPE;
  return P('M82 112C76 150 84 200 120 214C156 200 164 150 158 112' + cheeks, b) + SH(right + 'C164 150 156 200 120 214Z', '.08') + S('M100 168Q104 184 112 194M120 172V200M140 168Q136 184 128 194', b2, 3) + smile + tash + PIPE;
}
function headKing(a) {
  const b = a.suit === 'c' ? '#F1E6D3' : a.beard;
  return face(a, { eye: 4.2 }) + beard(a) + E(120, 131, 9, 8, '#E29A80')
    + S('M94 108Q103 102 112 107M128 107Q137 102 146 108', b, 6)
    + G('translate(0 -12)', P('M68 76C64 52 92 36 120 36S176 52 172 76L157 92H83Z', a.coat) + SH('M120 36C148 36 176 52 172 76L157 92H120Z')
    + P('M82 82Q120 74 158 82V100H82Z', a.band) + S('M84 96H156', GOLD, 4) + P('M78 100H162C160 111 144 115 120 115S80 111 78 100Z', INK) + S('M86 105Q120 113 154 105', '#5B6B78', 2.5)
    + at(120, 68, 0.34, crown(0, 0, 1)));
}

/* ---------- what the courts hold ---------- */
const hand = (x, y, a) => C(x, y, 11, a.skin) + S(`M${x - 6} ${y - 3}h12M${x - 6} ${y + 3}h12`, '#0A141E', 1.6, ' stroke-opacity=".22"');
function arm(a, col) {
  return S('M84 232L74 296L48 262', col, 27) + SH('M88 240L82 308L70 300Z', '.2') + S('M56 273L47 261', a.cuff || GOLD, 24, ' stroke-linecap="butt"');
}
const herring = (x, y, k, r) => at(x, y, k, P('M-44 0C-30-18 16-20 36-2L54-15L50 1L55 17L36 4C16 20-30 18-44 0Z', '#AFC3CE') + P('M-44 0C-30-18 16-20 36-2L52 0C10-4-20-4-44 0Z', '#4C6B80') + P('M-6-14L10-22L14-12Z', '#4C6B80') + C(-31, -3, 3.500, WHITE) + C(-31, -3, 2, INK) + S('M-20-9Q-14 0-20 9', '#4C6B80', 2.500) + S('M-8 6H22', WHITE, 2.500, ' stroke-dasharray="0 7"'), r);
function held(rank, suit, a) {
  switch (rank + suit) {
    case 'Js': return S('M42 318V146', WOOD, 7) + P('M42 128C54 134 56 160 51 190H33C28 160 30 134 42 128Z', '#C58A4E') + P('M31.500 168H52.500L51 184H33Z', a.coat) + S('M42 136V186', '#9A6235', 2.500);
    case 'Jh': return herring(43, 204, 1.05, 88);
    case 'Jd': return C(44, 293, 27, GOLD3, ' fill-opacity=".35"') + S('M34 282Q32 262 44 258Q56 262 54 282', INK, 3) + P('M29 282H59L54 273H34Z', INK) + R(32, 281, 24, 27, '#FFF0BF', 3) + P('M44 285Q54 297 44 306Q34 297 44 285Z', '#E8731C') + S('M32 281V308M56 281V308', INK, 2.500) + R(28, 306, 32, 8, INK, 3);
    case 'Jc': return S('M42 318V196', WOOD, 7) + P('M22 164C22 196 34 206 42 208C50 206 62 196 62 164Z', WHITE, ' fill-opacity=".75"') + S('M28 166L50 202M38 166L56 192M56 166L34 202M46 166L28 192', '#6B7F89', 1.8) + E(42, 162, 21, 9, 'none', ` stroke="${WOOD}" stroke-width="5"`);
    case 'Qs': return P('M28 226C24 206 34 190 46 190C58 190 60 204 58 212C66 220 68 236 60 250L40 252C32 246 28 236 28 226Z', WHITE) + P('M44 214C58 216 66 234 66 256L44 250C36 240 38 224 44 214Z', '#93A4AF') + P('M60 246L70 264L54 252Z', INK) + P('M31 196L17 202L31 206Z', GOLD) + C(39, 199, 2.600, INK);
    case 'Qh': return P(SIGN.h, '#8B4A22', ' transform="translate(44 236) scale(.5)"') + S(SIGN.h, WHITE, 7, ' transform="translate(44 236) scale(.4)" stroke-dasharray="0 11"') + P(SIGN.h, '#C8102E', ' transform="translate(44 237) scale(.2)"') + S('M28 214Q20 190 34 176M60 214Q68 190 54 176', '#C8102E', 3);
    case 'Qd': return P('M20 226H62C62 246 54 254 48 256H34C28 254 20 246 20 226Z', WHITE) + S('M62 232Q74 232 70 242Q66 248 59 246', WHITE, 4) + P('M22 234H61L59 241H24Z', '#1F6FB2') + E(41, 226, 21, 5, '#8B4A22') + C(38, 226, 4, '#FBEBCB') + S('M32 214Q26 206 32 198T32 182M48 214Q42 206 48 198T48 182', WHITE, 3, ' stroke-opacity=".8"');
    case 'Qc': return S('M44 266L28 222M44 266V212M44 266L60 222', '#2F6B2A', 4) + [[28, 214], [44, 202], [60, 214], [36, 228], [53, 229]].map(q => C(q[0], q[1], 10, '#C2649B') + C(q[0], q[1], 4, '#F3C7DD')).join('') + P('M44 250C34 248 28 242 26 236C36 236 42 242 44 250ZM44 254C54 250 60 246 62 240C52 240 46 246 44 254Z', '#2F6B2A');
    case 'Ks': return S('M42 318V186', WOOD, 8) + P('M24 146Q42 138 60 146V172C60 186 52 192 42 196C32 192 24 186 24 172Z', STEEL) + P('M42 141Q52 142 60 146V172C60 186 52 192 42 196Z', '#6A7A86') + S('M28 144H56', WOOD, 7);
    case 'Kh': return [0, 45, 90, 135].map(r => S('M0-50V50', WOOD, 7, ` transform="translate(46 250) rotate(${r})"`)).join('') + C(46, 250, 32, 'none', ` stroke="#7A4A24" stroke-width="10"`) + C(46, 250, 32, 'none', ` stroke="#C58A4E" stroke-width="3"`) + C(46, 250, 10, GOLD);
    case 'Kd': return G('translate(2 4) rotate(-6 44 256)', R(34, 138, 22, 54, '#8B5A2B', 3) + R(36, 186, 18, 44, GOLD, 2) + R(38, 226, 14, 50, '#8B5A2B', 2) + R(31, 134, 28, 10, GOLD, 3) + R(33, 184, 24, 7, GOLD2, 2) + R(35, 224, 20, 7, GOLD2, 2));
    case 'Kc': return S('M42 164V296', STEEL, 8) + C(42, 152, 10, 'none', ` stroke="${STEEL}" stroke-width="7"`) + S('M24 180H60', STEEL, 7) + S('M18 270C18 306 66 306 66 270', STEEL, 8) + P('M10 278L18 258L28 276ZM56 276L66 258L74 278Z', STEEL);
  }
  return '';
}

/* ---------- bodies ---------- */
const BODY = 'M60 322V258C60 218 86 198 120 198S180 218 180 258V322Z', HALF = 'M120 198C154 198 180 218 180 258V322H120Z';
function court(rank, suit, t, a) {
  let bg, body, head;
  if (rank === 'J') {
    bg = seaScene(t) + boat(200, 184, 0.72) + gull(196, 128, 0.55, -8) + gull(172, 34, 0.42, 8);
    body = P(BODY, a.coat) + SH(HALF) + P('M98 180Q120 198 142 180L152 202Q120 228 88 202Z', a.tint) + S('M94 197Q120 216 146 197M97 189Q120 206 143 189', a.coat, 3)
      + S('M120 222V322', '#0A141E', 2.500, ' stroke-opacity=".4"') + S('M108 244H132M108 272H132M108 300H132', GOLD, 7) + C(108, 244, 4, GOLD2) + C(108, 272, 4, GOLD2) + C(108, 300, 4, GOLD2);
    head = headJack(a);
  } else if (rank === 'Q') {
    bg = R(14, 14, 212, 308, t.sky) + C(200, 74, 22, t.sun) + P('M14 176Q90 150 226 182V322H14Z', t.dyke2) + P('M14 204Q110 176 226 206V322H14Z', t.dyke) + sheep(204, 186, 0.62) + gull(202, 126, 0.55, -8) + gull(172, 34, 0.42, 8);
    body = P(BODY, a.coat) + SH(HALF, '.1') + P('M92 196C70 206 60 226 58 262L62 290L128 322H166L104 212Z', a.tint) + P('M148 196C170 206 180 226 182 262L178 290L112 322H74L136 212Z', a.tint) + SH('M148 196C170 206 180 226 182 262L178 290L112 322H100L152 262L136 212Z', '.09')
      + S('M104 212L164 320M136 212L78 320', a.coat, 2.500) + S('M92 212L146 308M148 212L96 308', a.coat, 4, ' stroke-dasharray="0 11"')
      + P('M104 196L120 222L136 196Q120 206 104 196Z', WHITE) + C(120, 252, 9, GOLD, ` stroke="${GOLD2}" stroke-width="2.500"`) + C(120, 252, 3.500, a.coat);
    head = headQueen(a) + P('M120 184C108 170 90 170 88 183C88 196 108 198 120 188C132 198 152 196 152 183C150 170 132 170 120 184Z', a.coat) + S('M117 186Q108 204 100 210M123 186Q132 204 140 210', a.coat, 7) + C(120, 183, 6, a.tint);
  } else {
    bg = seaScene(t, 196) + (suit === 'c' ? '' : P('M170 202Q196 184 226 190V216H170Z', t.dyke2)) + (suit === 'c' ? boat(204, 190, 0.66) : suit === 'h' ? mill(197, 192, 0.84) : lighthouse(204, 192, 0.98)) + gull(184, 32, 0.42, 8);
    body = P(BODY, a.coat) + SH(HALF) + P('M92 200L120 258L84 284L70 222Z', a.band) + P('M148 200L120 258L156 284L170 222Z', a.band) + P('M104 196H136L120 256Z', WHITE)
      + S('M120 258V322', '#0A141E', 2.500, ' stroke-opacity=".5"') + [[102, 282], [138, 282], [102, 306], [138, 306]].map(q => C(q[0], q[1], 6, GOLD) + C(q[0], q[1], 2.500, GOLD2)).join('')
      + P('M146 214Q170 210 184 234L150 236Z', GOLD) + S('M152 240V248M160 240V249M168 240V248M176 239V246', GOLD2, 4);
    head = headKing(a);
  }
  const sleeve = rank === 'Q' ? a.sleeve : a.coat;
  const front = rank === 'K' ? P('M94 214Q70 210 56 234L90 236Z', GOLD) + S('M64 240V246M72 240V248M80 240V249M88 240V248', GOLD2, 4) : '';
  const behind = rank + suit === 'Kh', thing = held(rank, suit, a);
  return bg + (behind ? thing : '') + body + head + arm(a, sleeve) + front + (behind ? '' : thing) + hand(44, 256, a);
}
function artOf(suit, key = suit) {
  const old = { s: ['#F3F1EA', '#C9C6BB'], h: ['#D8DADB', '#ABB0B3'], d: ['#F3F1EA', '#C9C6BB'], c: ['#E9D9C0', '#C4AD8B'] }[suit] || ['#F3F1EA', '#C9C6BB'];
  return { suit, coat: COAT[key], tint: TINT[key], skin: SKIN[suit], hair: HAIR[suit], beard: old[0], beard2: old[1], band: { s: '#101A23', h: '#8E0B20', d: '#134B7C', c: '#12542A' }[key] || '#17212B', sleeve: { s: '#3A4A57', h: '#A30D26', d: '#185A93', c: '#176331' }[key], cuff: TINT[key] };
}

/* ---------- index, pips, badge ---------- */
const indexCorner = (t, text, col, sign) => word(text, 36, 16, 58, col, { weight: 16, max: 47 }) + (sign ? sign(36, 97, 38) : '');
const PIPS = {
  2: [[0, -1], [0, 1]], 3: [[0, -1], [0, 0], [0, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]], 7: [[-1, -1], [1, -1], [0, -0.5], [-1, 0], [1, 0], [-1, 1], [1, 1]],
  8: [[-1, -1], [1, -1], [0, -0.5], [-1, 0], [1, 0], [0, 0.5], [-1, 1], [1, 1]],
  9: [[-1, -1], [1, -1], [-1, -0.34], [1, -0.34], [0, 0], [-1, 0.34], [1, 0.34], [-1, 1], [1, 1]],
  T: [[-1, -1], [1, -1], [0, -0.67], [-1, -0.34], [1, -0.34], [-1, 0.34], [1, 0.34], [0, 0.67], [-1, 1], [1, 1]],
};
function pips(rank, draw, size) {
  return PIPS[rank].map(([u, v]) => draw(120 + u * 35, 168 + v * 113, size, v > 0 ? 180 : 0)).join('');
}
function badge(parts, col, txt, x, y, h) {
  const k = h * 0.6, t = parts.join(parts.range ? '-' : '/'), w = wordWidth(t, 8) * k / 100 + h * 0.62;
  return R(n2(x - w), y, n2(w), h, col, h * 0.36) + word(t, x - w / 2, y + (h - k) / 2, k, txt, { weight: 15, gap: 8 });
}
function badgeStack(parts, col, txt, x, y, w) {
  const h = 50, H2 = 2 * h + 40;
  if (parts.length < 2) return R(x, y, w, 80, col, 24) + word(parts[0], x + w / 2, y + 14, 52, txt, { weight: 16 });
  return R(x, y, w, H2, col, 24) + word(parts[0], x + w / 2, y + 14, h, txt, { weight: 16 }) + word(parts[1], x + w / 2, y + h + 28, h, txt, { weight: 16 })
    + (parts.range ? S(`M${x + w / 2} ${y + h + 17}v8`, txt, 6) : S(`M${x + 20} ${y + h + 21}H${x + w - 20}`, txt, 4));
}

/* ---------- aces ---------- */
function ace(suit, col, t) {
  const pap = t.paper, cy = { s: 162, h: 174, d: 168, c: 164 }[suit], [kx, ky] = { s: [1.48, 1.5], h: [1.42, 1.42], d: [1.86, 1.56], c: [1.58, 1.58] }[suit];
  const big = (f, fill, x = '') => P(SIGN[suit], fill, ` transform="translate(120 ${cy}) scale(${n2(kx * f)} ${n2(ky * f)})"${x}`);
  const sign = big(1, col, ` stroke="${col}" stroke-width="10"`) + big(1, 'none', ` stroke="${pap}" stroke-width="7.200"`) + big(1, col);
  const inl = big(0.88, 'none', ` stroke="${pap}" stroke-width="1.600" stroke-opacity=".8"`);
  const w = (y, x0, n, sw = 4) => S(`M${x0} ${y}` + 'q7-7 14 0t14 0'.repeat(n), pap, sw);
  const scene = {
    s: P('M110 190L114.500 146H125.500L130 190Z', pap) + P('M112.900 160L113.800 151H126.200L127.100 160ZM111.200 178L112.100 169H127.900L128.800 178Z', col) + P('M115.500 132H124.500V143H115.500ZM112.500 131L120 120L127.500 131Z', pap) + S('M110 145H130', pap, 3.5) + S('M131 133L142 128M132 138H144M109 133L98 128M108 138H96', pap, 3) + w(198, 92, 2),
    h: P('M90 194H154L144 210H100Z', pap) + S('M120 194V146', pap, 4) + P('M125 152L150 188H125Z', pap) + P('M115 158V188H95Z', pap) + P('M120 142L132 147L120 152Z', pap) + w(218, 106, 1, 3.5),
    d: P('M108 206L113 166H127L132 206Z', pap) + P('M111 164Q120 150 129 164Z', pap) + at(120, 158, 0.68, [45, 135, 225, 315].map(r => G(`rotate(${r})`, `<path d="M0 0V-50M3-50H15V-14H3Z" fill="${col}" stroke="${pap}" stroke-width="4.500"/>`)).join('') + C(0, 0, 6, pap)) + S('M96 212H144', pap, 4),
    c: S('M120 134V176M108 146H132', pap, 6) + C(120, 124, 7.500, 'none', ` stroke="${pap}" stroke-width="5"`) + S('M92 164C94 186 108 190 120 190S146 186 148 164', pap, 6) + P('M84 172L92 152L102 170ZM138 170L148 152L156 172Z', pap),
  }[suit];
    const surf = S('M82 278q9.500-10 19 0t19 0t19 0t19 0', col, 4) + S('M101 291q9.500-10 19 0t19 0', col, 4, ' stroke-opacity=".6"');
  return both(surf) + sign + inl + scene;
}

/* ---------- jokers ---------- */
const FIGURE = {
  seal: t => seaBand(t) + cloud(158, 50, 0.7) + P('M26 300C20 250 60 214 96 200C126 188 132 160 128 142C124 120 138 100 158 100C176 100 186 112 190 120C188 134 176 140 168 142C172 190 168 246 136 276C116 294 70 306 26 300Z', '#5F7382')
    + P('M164 146C168 190 160 238 130 262C112 276 84 284 60 286C104 270 146 230 150 150Z', '#8EA1AE') + P('M26 300C14 290 10 272 16 258C30 262 40 276 40 292C36 300 30 302 26 300Z', '#475A68') + P('M112 226C92 232 78 252 76 280C100 284 122 268 130 244Z', '#475A68')
    + C(157, 118, 4.500, INK) + C(158.500, 116.500, 1.500, WHITE) + E(189, 116, 6, 5, INK) + S('M176 128L204 134M176 132L200 144M170 128Q180 132 188 124', '#2F3D48', 2) + E(166, 132, 7, 4, '#E0705F', ' fill-opacity=".4"')
    + at(140, 100, 0.5, capSign('#C8102E', GOLD, '#1F6FB2'), -24) + P('M118 158Q144 176 174 160L178 174Q146 194 114 170Z', GOLD) + S('M116 168Q146 188 176 170', '#C8102E', 5, ' stroke-dasharray="0 9"') + ball(196, 82),
  herring: t => seaBand(t, 250) + cloud(190, 50, 0.7) + gull(192, 190, 0.5, -6) + G('translate(116 184) rotate(-54) scale(-1.45 1.45)', P('M-66 0C-44-26 20-28 52-4L80-24L74 0L80 24L52 5C20 28-44 26-66 0Z', '#B7C9D3') + P('M-66 0C-44-26 20-28 52-4L76 0C20-6-24-6-66 0Z', '#3F637A') + P('M-10-20L14-33L20-18Z', '#2F4F64') + P('M-6 20L10 30L16 18Z', '#8FA8B6')
      + C(-46, -4, 6.5, WHITE) + C(-47, -4, 3.500, INK) + S('M-32-14Q-24 0-32 14', '#2F4F64', 3) + S('M-60 6Q-54 10-47 6', '#2F4F64', 2.500) + S('M-18-3Q-14 0-18 4M-4-4Q0 0-4 5M10-4Q14 0 10 5M24-3Q28 0 24 4M-11 8Q-7 11-11 15M3 9Q7 12 3 16M17 8Q21 11 17 14', '#6E8EA1', 2.500)
      + at(-42, -27, 0.4, capSign('#C8102E', GOLD, '#1E7A3C'), -14))
    + S('M40 268Q52 240 48 222M84 262Q92 240 86 232M120 276Q140 262 142 246', t.foam, 5) + C(36, 214, 5, t.foam) + C(60, 240, 4, t.foam) + C(112, 262, 4, t.foam),
  keeper: t => R(14, 14, 212, 308, t.tent) + seaFront(t, 262) + P('M176 76L112 52V104Z', GOLD3, ' fill-opacity=".75"') + P('M184 76L226 62V92Z', GOLD3, ' fill-opacity=".75"') + P('M130 240Q150 214 180 212T226 236V262H130Z', '#7C8A94') + lighthouse(180, 226, 1.78)
    + at(-20, 104, 0.71, P(BODY, '#1F6FB2') + SH(HALF) + S('M62 244H178M60 268H180M60 292H180', WHITE, 9) + P('M94 200Q120 226 146 200L154 214Q120 244 86 214Z', '#C8102E') + face({ skin: '#EEC29C' }) + P('M82 116C80 150 92 176 120 178S160 150 158 116C152 132 144 138 132 138H108C96 138 88 132 82 116Z', '#D9772E') + P('M108 148Q120 152 132 148Q128 164 120 164T108 148Z', '#8B2331') + P('M110 149Q120 153 130 149Q128 154 120 154T110 149Z', WHITE) + E(120, 130, 9, 8, '#E29A80') + S('M97 106Q105 100 112 105M128 105Q135 100 143 106', '#D9772E', 5) + at(120, 58, 1.0, capSign('#C8102E', GOLD, '#1E7A3C'))),
  crab: t => seaBand(t, 226) + cloud(146, 52, 0.6) + P('M14 262Q120 238 226 264V322H14Z', '#E8CF9A') + P(STAR, '#DD8A4E', ` stroke="#DD8A4E" stroke-width="22" transform="translate(92 296) rotate(14) scale(.2)"`) + P('M28 300Q30 284 46 284Q62 284 64 300L50 308H42Z', '#F6EBD5') + S('M46 287V304M37 289L43 304M55 289L49 304', '#C9AE7C', 2) + S('M80 204L50 222L38 250M84 216L62 238L54 266M144 204L174 216L188 232M140 214L160 228L166 244', '#B5341C', 9)
    + S('M74 180C50 176 38 188 36 204', '#B5341C', 12) + S('M146 178C178 172 190 144 188 116', '#B5341C', 12) + P('M36 196C18 204 12 226 26 240C26 228 32 222 38 218C40 228 50 232 56 226C58 210 50 198 36 196Z', '#DB4A2B') + P('M186 124C164 110 160 82 178 64C180 80 186 86 192 88C194 74 206 68 214 74C218 96 208 118 186 124Z', '#DB4A2B')
    + S('M90 168L84 150M134 168L140 150', '#DB4A2B', 8) + E(112, 194, 54, 37, '#DB4A2B') + SH('M112 157A54 37 0 0 1 112 231Z', '.12') + C(83, 144, 12, WHITE) + C(141, 144, 12, WHITE) + C(86, 145, 6, INK) + C(138, 145, 6, INK) + S('M90 202Q112 222 134 202', '#6E1A0C', 5) + [[80, 188], [88, 175], [144, 188], [136, 175]].map(q => C(q[0], q[1], 4.500, '#F08A5B')).join('') + at(112, 146, 0.5, capSign('#1F6FB2', GOLD, '#1E7A3C')),
  gull: t => seaBand(t, 262) + cloud(160, 46, 0.8) + cloud(206, 190, 0.5) + at(-14, -8, 1, P('M110 196C72 176 40 196 22 246C62 226 84 240 108 232Z', '#93A4AF') + P('M22 246C26 230 34 216 44 206L50 232Z', INK) + P('M146 190C156 150 186 110 220 92C218 140 202 186 168 214Z', '#B4C2CA') + P('M220 92C219 112 216 130 210 146L194 112C202 104 212 96 220 92Z', INK)
    + P('M84 262L104 300L112 266Z', '#93A4AF') + P('M96 276C78 240 92 188 116 176C110 146 126 124 148 124S184 140 178 166C176 214 148 276 96 276Z', WHITE) + SH('M178 166C176 214 148 276 96 276C140 256 158 214 160 170Z', '.08')
    + P('M176 144L214 156L176 166Z', GOLD) + S('M178 157H204', GOLD2, 2.500) + C(158, 146, 6, INK) + C(160, 144, 2, WHITE) + E(152, 164, 7, 5, '#E0705F', ' fill-opacity=".35"') + S('M120 272L112 300M138 264L136 296', '#E8731C', 6) + S('M104 300H118M128 296H143', '#E8731C', 6) + P('M108 176Q142 202 180 172L184 188Q144 220 104 190Z', '#C8102E') + S('M106 186Q144 214 182 182', GOLD, 5, ' stroke-dasharray="0 10"') + at(147, 113, 0.48, capSign('#6B2C91', GOLD, '#1E7A3C'), -8)),
  whale: t => R(14, 14, 212, 308, t.tent) + C(204, 196, 16, t.sun) + cloud(150, 40, 0.6) + S('M104 176C104 146 92 130 78 134M104 176C104 140 122 126 134 138M104 176V128', '#5FA3BE', 8)
    + P('M20 256C12 206 46 176 96 176C142 178 168 168 176 116L172 96C154 98 140 90 134 70C152 64 170 70 180 84C188 66 206 58 224 62C222 84 210 96 194 98L196 122C196 196 158 262 110 262H20Z', '#2F6287') + SH('M196 122C196 196 158 262 110 262H84C140 244 176 196 184 98L194 98Z', '.16') + P('M20 256C18 240 20 226 24 216C44 236 76 240 104 230C132 222 148 206 156 190C152 222 134 250 110 262H20Z', '#C4D8E2') + S('M42 240V262M62 246V262M82 246V262M102 242V260M120 234L126 250', '#7FA6BA', 3)
    + C(54, 206, 8, WHITE) + C(52, 207, 4.500, INK) + S('M24 216C36 228 46 230 56 228', INK, 3) + E(72, 220, 8, 5, '#E0705F', ' fill-opacity=".55"') + P('M92 236C84 250 70 258 58 256C60 242 72 230 86 228Z', '#24506F') + at(62, 158, 0.62, capSign('#C8102E', GOLD, '#1E7A3C'), -10) + seaFront(t, 262),
};
const FIGURES = ['seal', 'crab', 'herring', 'gull', 'keeper', 'whale'];
function ball(x, y) { return C(x, y, 26, '#FFFDF7') + P(`M${x} ${y - 26}A26 26 0 0 1 ${x + 22.5} ${y + 13}L${x} ${y}Z`, '#C8102E') + P(`M${x + 22.5} ${y + 13}A26 26 0 0 1 ${x - 22.5} ${y + 13}L${x} ${y}Z`, GOLD) + P(`M${x - 22.5} ${y + 13}A26 26 0 0 1 ${x} ${y - 26}L${x} ${y}Z`, '#1F6FB2') + C(x, y, 6, WHITE) + C(x, y, 26, 'none', ` stroke="${INK}" stroke-opacity=".25" stroke-width="2"`); }
function seaFront(t, y) { let s = R(14, y, 212, 322 - y, t.sea); for (let i = 0; i < 3; i++) s += S(`M${14 + (i % 2) * 13} ${y + 12 + i * 20}q13-10 26 0t26 0t26 0t26 0t26 0t26 0t26 0`, i % 2 ? t.foam : t.sea2, 3.5); return s; }
function seaBand(t, y = 246) { return R(14, 14, 212, 308, t.tent) + C(58, 158, 22, t.sun) + seaFront(t, y); }

/* ---------- Swiss figures ---------- */
function alps(t) {
  return R(14, 14, 212, 308, t.air) + P('M14 190L46 140L70 172L100 120L150 190L186 96L226 168V240H14Z', t.peak) + P('M186 96L200 121L190 128L180 120L172 132ZM100 120L112 137L104 144L96 138L88 140ZM46 140L57 155L48 160L38 153Z', WHITE) + P('M14 202Q80 176 226 204V322H14Z', t.hill) + P('M14 250Q120 226 226 256V322H14Z', t.hill2);
}
function swissHead(rank, key) {
  const coat = COAT[key], tint = TINT[key], hair = HAIR[key], a = { skin: SKIN[key] };
  if (rank === 'K') return face(a, { eye: 4.2 }) + P('M82 112C78 150 88 190 104 208L112 190L120 214L128 190L136 208C152 190 162 150 158 112C152 132 144 138 132 138H108C96 138 88 132 82 112Z', hair) + P('M112 152Q120 156 128 152Q126 160 120 160T112 152Z', '#8B2331') + E(120, 131, 8, 7, '#DD9479') + S('M120 142Q104 136 92 150M120 142Q136 136 148 150', hair, 8) + S('M96 108Q105 102 112 107M128 107Q135 102 144 108', hair, 5)
      + P('M82 100V62L100 78L120 44L140 78L158 62V100Q120 90 82 100Z', GOLD) + SH('M120 44L140 78L158 62V100Q140 95 120 94Z', '.12') + S('M82 99Q120 88 158 99', GOLD2, 6) + C(82, 60, 6, GOLD2) + C(158, 60, 6, GOLD2) + C(120, 42, 7, GOLD2) + C(120, 78, 6, coat) + C(100, 86, 4, coat) + C(140, 86, 4, coat);
  if (rank === 'O') return P('M84 96L82 150Q92 168 104 160H136Q148 168 158 150L156 96Z', hair) + face(a) + S('M120 120Q126 132 118 133', '#B06A4C', 3) + P('M120 141C112 134 98 138 90 136C94 150 112 152 120 146C128 152 146 150 150 136C142 138 128 134 120 141Z', hair) + S('M112 155Q120 159 128 155', '#8B2331', 3) + P('M113 163Q120 160 127 163L120 178Z', hair) + S('M97 108Q105 102 112 107M128 107Q135 102 143 108', hair, 4)
      + P('M70 92C68 66 92 50 124 52C156 52 176 70 170 92C156 102 140 98 120 98S84 104 70 92Z', coat) + P('M124 52C156 52 176 70 170 92C156 102 140 98 120 98Z', tint) + P('M80 92Q120 78 160 92V102Q120 90 80 102Z', INK) + P('M94 74C84 50 94 28 130 22C120 30 124 36 138 32C126 40 128 46 136 46C118 52 104 60 100 78Z', WHITE) + S('M98 76C100 56 110 42 124 32', '#AEB9BF', 2) + C(97, 78, 6, GOLD);
  return P('M86 92L82 146Q90 156 98 148H142Q150 156 158 146L154 92Z', hair) + face(a) + P('M86 118C84 96 96 88 120 88S156 96 154 118C146 108 136 104 120 104S94 108 86 118Z', hair) + S('M120 122Q125 132 118 133', '#B06A4C', 3) + S('M108 146Q120 156 132 146', '#8B2331', 3.5) + S('M98 110Q105 106 111 109M129 109Q135 106 142 110', hair, 3)
      + P('M84 96C80 66 98 50 120 50S160 66 156 96Q120 82 84 96Z', tint) + P('M84 96C80 66 98 50 120 50V86Q100 88 84 96Z', coat) + P('M80 92Q120 74 160 92V103Q120 86 80 103Z', WHITE) + P('M152 84C160 64 176 52 188 54C184 70 172 84 156 90Z', '#C8102E') + S('M154 88C162 74 172 64 182 58', '#7D1220', 2);
}
function swissFigure(rank, suit, t, dark) {
  const key = suit === 's' ? 'w' : suit, coat = COAT[key], tint = TINT[key], skin = SKIN[key];
  const a = { skin, cuff: WHITE }, head = swissHead(rank, key);
  const tunic = P(BODY, coat) + P(HALF, tint);
  let s = alps(t);
  if (rank === 'K') {
    s += P('M56 322V256C56 216 86 198 120 198S184 216 184 256V322Z', coat) + SH('M120 198C154 198 184 216 184 256V322H120Z') + P('M104 214L92 322H148L136 214Z', tint) + S('M120 226V322', coat, 3) + P('M76 214C90 196 104 192 120 192S150 196 164 214C152 236 136 246 120 246S88 236 76 214Z', WHITE)
      + [[90, 214], [104, 228], [120, 236], [136, 228], [150, 214]].map(q => S(`M${q[0]} ${q[1]}v6`, INK, 4)).join('')
      + head
      + arm(a, coat) + S('M44 318V172', GOLD2, 6) + C(44, 160, 13, GOLD) + S('M44 140V152M38 146H50', GOLD2, 4) + hand(44, 256, a) + swiss(suit, 196, 60, 60, t, dark);
  } else if (rank === 'O') {
    s += S('M160 234L200 196L200 128', coat, 27) + S('M200 146V122', WHITE, 25, ' stroke-linecap="butt"') + tunic + S('M120 214V322', INK, 2, ' stroke-opacity=".4"') + [232, 260, 288].map(y => C(120, y, 5, GOLD) + C(120, y, 2, GOLD2)).join('') + S('M76 240L86 262M74 268L84 290', tint, 5) + S('M164 240L154 262M166 268L156 290', coat, 5)
      + P('M92 196Q120 184 148 196L154 212Q120 236 86 212Z', WHITE) + S('M92 206L100 216M106 208L110 222M120 208V224M134 208L130 222M148 206L140 216', '#AEB9BF', 2)
      + head
      + arm(a, coat) + S('M42 318V160', WOOD, 7) + P('M42 128L49 164H35Z', STEEL) + P('M46 164C62 158 66 176 60 196C54 186 50 186 46 188Z', STEEL) + P('M38 166L22 172L38 182Z', '#6A7A86') + hand(44, 256, a) + hand(200, 112, a) + swiss(suit, 197, 58, 56, t, dark);
  } else {
    s += tunic + S('M120 222V322', INK, 2, ' stroke-opacity=".4"') + S('M104 244H136M104 268H136M104 292H136', GOLD, 4) + P('M94 200L120 226L146 200L152 216L120 244L88 216Z', WHITE)
      + head
      + arm(a, coat) + hand(46, 250, a) + swiss(suit, 46, 288, 58, t, dark);
  }
  return s;
}
function banner(suit, t, dark) {
  const key = suit === 's' ? 'w' : suit, coat = COAT[key], tint = TINT[key];
  return S('M78 306V48', WOOD, 8) + P('M78 18L89 50H67Z', GOLD) + SH('M78 18L89 50H78Z', '.15') + S('M70 52H86', GOLD2, 6) + C(78, 308, 7, GOLD2)
    + P('M82 64C108 48 128 80 154 66C164 60 172 58 182 58V222C172 222 164 226 154 230C128 242 108 212 82 228Z', coat) + P('M82 76C108 62 128 92 154 79C160 75 166 73 172 72V212C166 213 160 215 154 218C128 230 108 200 82 215Z', tint)
    + SH('M138 70C144 70 149 69 154 66C164 60 172 58 182 58V222C172 222 164 226 154 230C149 233 144 234 138 234Z', '.08') + SH('M82 64C92 58 102 60 110 63V219C102 217 92 220 82 228Z', '.06') + swiss(suit, 128, 146, 86, t, dark)
    + S('M82 72V84M82 104V116M82 136V148M82 168V180M82 200V212', GOLD, 5) + P('M78 236C104 240 118 254 112 276L124 284L110 292C104 272 94 262 78 262Z', coat) + SH('M112 276L124 284L110 292Z') + S('M72 240H84M72 258H84', GOLD2, 5);
}
function swissAce(suit, t, dark) {
  const leaf = dark ? '#7FB455' : '#5C8A36';
  const half = P('M120 168C132 150 160 150 172 132C160 126 132 134 120 168Z', leaf) + P('M120 168C108 152 84 154 68 140C78 130 108 136 120 168Z', leaf) + S('M120 168Q142 146 164 136M120 168Q100 148 78 141', dark ? '#4E7A2C' : '#3C6A1E', 2.5) + swiss(suit, 120, 86, 100, t, dark);
  return both(half) + C(120, 168, 9, GOLD, ` stroke="${GOLD2}" stroke-width="3"`);
}

export const CODES = {
  french: [...'shdc'].flatMap(s => [...'A23456789TJQK'].map(r => r + s)),
  jokers: ['*15', '*17', '*20', '*22', '*25', '*30'], wild: ['*a', '*b', '*c', '*d', '*e', '*f'],
  swiss: [...'arbs'].flatMap(s => [...'AKOUT97'].map(r => r + s)),
};

/* ---------- assembly ---------- */
function svg(inner, label) {
  const esc = v => String(v).replace(/[&<>"]/g, ch => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[ch]));
  const tidy = inner.replace(/(\.\d*?)0+(?=[^\d.])/g, (m, g) => (g === '.' ? '' : g));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" ${label ? `role="img" aria-label="${esc(label)}"` : 'aria-hidden="true"'} focusable="false" stroke-linecap="round" stroke-linejoin="round">${tidy}</svg>`;
}
/** What stands on a card of this rank: the page brings along the letters of its language. */
const letters = (rank, lang) => globalThis.zlIndex?.[lang]?.[rank]?.toUpperCase() ?? rank;
const DEFAULT_VALUES = { A: ['1', '11'], J: ['2', '12'], Q: ['3', '13'], K: ['4', '14'] };

/**
 * One card face as an SVG string.
 * code     'Td', '*20', '*a'; with deck 'swiss' 'Ks', 'Tb', '7a'
 * options  deck 'french'|'swiss', size 'full'|'compact', theme 'light'|'dark', lang,
 *          fourColour (true), showValues (false), values (own badge: [11], [1, 11], '2-14'),
 *          label (a text; without it the picture is hidden from screen readers)
 */
export function cardSvg(code, options = {}) {
  const { deck = 'french', size = 'full', theme = 'light', lang = 'en', fourColour = true, showValues = false, values = null, label = '' } = options;
  const t = THEME[theme] || THEME.light, dark = theme === 'dark', compact = size === 'compact';
  const c = String(code).replace(/'$/, '');
  const isJoker = c[0] === '*', num = isJoker && /^\*\d+$/.test(c) ? c.slice(1) : '';
  const rank = c[0], suit = c[1];
  const known = isJoker ? num || /^\*[a-f]$/.test(c) : deck === 'swiss' ? /^[AKOUT97][arbs]$/.test(c) : /^[A23456789TJQK][shdc]$/.test(c);
  if (!known) throw new Error(`unknown card "${code}" in the ${deck} pack`);
  let parts = null;
  if (showValues || values) {
    if (values) parts = Array.isArray(values) ? values.map(String) : String(values).split(/[/\u2013-]/);
    else if (num) parts = [num];
    else if (isJoker) parts = ['2', '14'];
    else if (deck === 'french') parts = DEFAULT_VALUES[rank] || null;
    if (parts && (isJoker && !num || /[\u2013-]/.test(values || ''))) parts.range = true;
  }
  const put = inner => svg(inner, label);
  const tag = col => !parts ? '' : compact ? badgeStack(parts, col, t.badgeText, 136, 20, 88) : badge(parts, col, t.badgeText, 227, 13, 39);

  if (isJoker) {
    const col = t.joker, idx = +num, fig = FIGURES[num ? CODES.jokers.indexOf(c) < 0 ? idx % 6 : CODES.jokers.indexOf(c) : 'abcdef'.indexOf(c[1])];
    const star = (x, y, s) => P(STAR, GOLD, ` stroke="${col}" stroke-width="7" transform="translate(${x} ${y}) scale(${s})"`);
    if (compact) return put(paper(t) + (num ? word(num, 16, 18, 156, col, { weight: 18, anchor: 'l', max: 146 }) : star(parts ? 74 : 120, 96, parts ? 1.1 : 1.5)) + at(120, 262, 1.3, capSign('#C8102E', '#1F6FB2', '#1E7A3C')) + (num ? '' : tag(col)));
    const corner = num ? word(num, 17, 18, 74, col, { weight: 17, anchor: 'l', max: 86 }) : star(60, 58, 0.76);
    return put(P(OUTER, t.paper) + FIGURE[fig](num ? t : { ...t, tent: t.tent2 }) + frame(t, col, 112, 102) + both(corner) + (num && !values ? '' : tag(col)));
  }

  if (deck === 'swiss') {
    const col = t.swiss[suit], text = rank, sign = (x, y, s) => swiss(suit, x, y, s * 1.08, t, dark), corner = indexCorner(t, text, col, sign);
    if (compact) return put(paper(t) + word(text, 16, 18, 156, col, { weight: 18, anchor: 'l', max: 150 }) + swiss(suit, 148, 248, 146, t, dark) + (rank === '7' ? crown(172, 90, 0.94) : 'KOU'.includes(rank) ? at(184, 100, 0.64, G('translate(-120 -112)', swissHead(rank, suit === 's' ? 'w' : suit))) : ''));
    if ('KOU'.includes(rank)) return put(P(OUTER, t.paper) + swissFigure(rank, suit, t, dark) + frame(t, col) + both(corner));
    const mid = rank === 'A' ? swissAce(suit, t, dark) : rank === 'T' ? banner(suit, t, dark) : pips(rank, (x, y, s, r) => swiss(suit, x, y, s, t, dark, r), rank === '9' ? 46 : 48);
    return put(paper(t) + mid + both(corner) + (rank === '7' ? both(crown(37, 142, 0.44)) + crown(120, 228, 0.62) : ''));
  }

  const key = fourColour ? suit : { s: 's', c: 's', h: 'h', d: 'h' }[suit], col = t.suit[key];
  const text = letters(rank, lang);
  const corner = indexCorner(t, text, col, (x, y, s) => french(suit, x, y, s, col));
  if (compact) {
    const heads = { J: headJack, Q: headQueen, K: headKing };
    const head = heads[rank] && !parts ? at(183, 96, 0.66, G('translate(-120 -112)', heads[rank]({ ...artOf(suit, key), ...(dark && key === 's' ? { coat: '#5A6F80', band: '#3A4B58' } : {}) }))) : '';
    return put(paper(t) + head + word(text, 16, 18, 156, col, { weight: 18, anchor: 'l', max: 150 }) + french(suit, 150, 252, 136, col) + tag(col));
  }
  if ('JQK'.includes(rank)) return put(P(OUTER, t.paper) + court(rank, suit, t, artOf(suit, key)) + frame(t, col) + both(corner) + tag(col));
  if (rank === 'A') return put(paper(t) + ace(suit, col, t) + both(corner) + tag(col));
  return put(paper(t) + pips(rank, (x, y, s, r) => french(suit, x, y, s, col, r), { 2: 58, 3: 54, T: 43 }[rank] || 45) + both(corner) + tag(col));
}

/** A card in a line of text: its index and sign side by side, in the colour of the text; a Swiss sign has colours of its own. */
export function miniSvg(code, { lang = 'en', deck = 'french' } = {}) {
  if (deck === 'swiss') return swissMini(code);
  const c = String(code).replace(/'$/, ''), joker = c[0] === '*', text = joker ? (/\d/.test(c) ? c.slice(1) : '') : letters(c[0], lang);
  const w = text ? wordWidth(text, 8) * 0.8 : 0, sign = joker ? capSign('#C8102E', '#1F6FB2', '#1E7A3C') : P(SIGN[c[1]], 'currentColor');
  const inner = (text ? word(text, 4, 10, 80, 'currentColor', { weight: 17, anchor: 'l', gap: 8 }) : G('translate(44 50) scale(.78)', P(STAR, GOLD, ' stroke="currentColor" stroke-width="8"')))
    + at(n2((text ? w : 76) + 54), joker ? 58 : 51, 0.84, sign);
  return svg(inner, '').replace(`0 0 ${W} ${H}`, `0 0 ${n2((text ? w : 76) + 104)} 100`);
}

function swissMini(code) {
  const t = THEME.light, w = wordWidth(code[0], 8) * 0.8, belli = code[0] === '7';
  const inner = word(code[0], 4, 10, 80, t.swiss[code[1]], { weight: 17, anchor: 'l', gap: 8 }) + swiss(code[1], n2(w + 60), 50, 92, t, false)
    + (belli ? crown(n2(w + 150), 54, 0.72) : '');
  return svg(inner, '').replace(`0 0 ${W} ${H}`, `0 0 ${n2(w + (belli ? 190 : 114))} 100`);
}

/** A Swiss suit as its sign alone. */
export const suitSvg = suit => svg(swiss(suit, 50, 50, 92, THEME.light, false), '').replace(`0 0 ${W} ${H}`, '0 0 100 100');

/** The card back, the same both ways up. options: theme, size ('compact': fewer, bolder lines), label. */
export function backSvg(options = {}) {
  const { theme = 'light', size = 'full', label = '' } = options, dark = theme === 'dark', big = size === 'compact', t = THEME[dark ? 'dark' : 'light'];
  const sea = dark ? '#12384F' : '#1B5273', mid = dark ? '#1D4C66' : '#2A6689', line = dark ? '#5C93AE' : '#9CCADB', brick = dark ? '#8A3F2E' : '#A94F38', joint = dark ? '#D3C2AE' : '#F6E9D6';
  const p = big ? 60 : 30, r = p / 2, n = Math.ceil(208 / p) + 1, rows = [], ripples = [];
  for (let j = 0, y = 168; y > 28; j++, y -= r) {
    const x = 120 - r * (j % 2) - p * Math.ceil(n / 2);
    rows.unshift(`M${x} ${y}` + `a${r} ${r} 0 0 1 ${p} 0`.repeat(n + 1));
    if (!big) ripples.push(`M${x + 7.5} ${y}` + 'a7.500 7.500 0 0 1 15 0m15 0'.repeat(n + 1));
  }
  const waves = S(rows.join(''), line, big ? 5 : 2.5) + (big ? '' : S(ripples.join(''), line, 2, ' stroke-opacity=".5"'));
  const inner = 'M38 28H202Q212 28 212 38V298Q212 308 202 308H38Q28 308 28 298V38Q28 28 38 28Z', outer = 'M22 10H218Q230 10 230 22V314Q230 326 218 326H22Q10 326 10 314V22Q10 10 22 10Z';
  const course = (d, off, gap) => `<path d="${d}" fill="none" stroke="${joint}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="2 ${gap}" stroke-dashoffset="${off}"/>`;
  const bricks = P(outer + inner, brick, ' fill-rule="evenodd"') + (big ? S('M24 19H216Q221 19 221 24V312Q221 317 216 317H24Q19 317 19 312V24Q19 19 24 19Z', joint, 3)
    : course('M14.500 14.500H225.500V321.500H14.500Z', 8, 15) + course('M23.500 23.500H216.500V312.500H23.500Z', 0, 15) + S('M24 19H216Q221 19 221 24V312Q221 317 216 317H24Q19 317 19 312V24Q19 19 24 19Z', joint, 2)) + S(inner, joint, 3);
  const sail = P('M-3.500 0V-66H3.500V0Z', joint) + P('M5-64H23V-17H5Z', big ? joint : mid, ` stroke="${joint}" stroke-width="3.500"`) + (big ? '' : S('M5-48H23M5-33H23M14-63V-17', joint, 2));
  const medal = C(120, 168, 74, sea, ` stroke="${joint}" stroke-width="5"`) + (big ? '' : C(120, 168, 67, 'none', ` stroke="${line}" stroke-width="1.500" stroke-opacity=".7"`))
    + [45, 135, 225, 315].map(a => G(`translate(120 168) rotate(${a}) scale(.9)`, sail)).join('') + C(120, 168, 11, brick, ` stroke="${joint}" stroke-width="4"`);
  return svg(P(OUTER, mid) + both(waves) + P(OUTER + inner, t.paper, ' fill-rule="evenodd"') + bricks + S(OUTER, t.edge, 2) + medal, label);
}
