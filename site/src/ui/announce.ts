/** Says a text to screen readers. */
export function announce(text: string): void {
  findStatus().textContent = text;
}

function findStatus(): HTMLElement {
  const existing = document.getElementById('said');
  if (existing) return existing;
  const status = document.createElement('div');
  status.id = 'said';
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
