// Fits the leaflet to one sheet: the largest letters with which its text is no longer than the paper.
const PAGE = 262, LARGEST = 11, SMALLEST = 5, STEP = 0.1;
const sheet = document.querySelector('.sheet'), html = document.documentElement;

function fit() {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position:absolute;visibility:hidden;height:100mm';
  document.body.append(ruler);
  const most = ruler.getBoundingClientRect().height / 100 * PAGE;
  ruler.remove();
  html.classList.add('measuring');
  let size = LARGEST;
  do {
    sheet.style.setProperty('--leaf', `${size.toFixed(1)}pt`);
    size -= STEP;
  } while (sheet.getBoundingClientRect().height > most && size >= SMALLEST);
  html.classList.remove('measuring');
  html.dataset.fitted = 'yes';
}

document.fonts.ready.then(fit);
document.getElementById('zl-print')?.addEventListener('click', () => print());
