/** Has screen readers say a message; an empty one clears the last. */
export function announce(message: string): void {
  findStatus().textContent = message;
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
