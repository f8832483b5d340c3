// The pages work without this: it counts down, fills in test cards and keeps a payment from being sent twice.

for (const time of document.querySelectorAll('[data-countdown]')) {
  const end = Date.parse(time.dateTime);
  const tick = () => {
    const left = end - Date.now();
    const seconds = Math.max(0, Math.ceil(left / 1000));
    time.textContent =
      seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : 'over';
    time.toggleAttribute('data-short', seconds < 60);
    if (seconds > 0) setTimeout(tick, left % 1000 || 1000);
  };
  tick();
}

for (const button of document.querySelectorAll('[data-card]')) {
  button.addEventListener('click', () => {
    const number = document.getElementById('number');
    number.value = button.dataset.card;
    number.focus();
  });
}

const form = document.querySelector('form.ways');
form?.addEventListener('submit', (event) => {
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = 'yes';
});
// Back from the next page, the form may be sent again.
addEventListener('pageshow', () => delete form?.dataset.sent);

// Back to the shop by itself, as a real provider goes.
const back = document.querySelector('form.back[data-soon]');
if (back) setTimeout(() => back.requestSubmit(), 2000);
