/** Shows new mails while the list is open, and deletes all mails. Without it the page works except for deleting. */
export const script = `
const list = document.querySelector('#mails');
async function refresh() {
  if (document.hidden || list === null) return;
  const response = await fetch(location.href).catch(() => undefined);
  if (response === undefined || !response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#mails');
  if (next !== null && next.innerHTML !== list.innerHTML && !list.contains(document.activeElement)) list.innerHTML = next.innerHTML;
}
if (list !== null) setInterval(refresh, 2000);
const clear = document.querySelector('#clear');
if (clear !== null) {
  clear.hidden = false;
  clear.addEventListener('click', async () => {
    await fetch('/api/mails', { method: 'DELETE' });
    location.assign(clear.dataset.after);
  });
}
`;
