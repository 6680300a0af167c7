/**
 * Gives the focus to the first control of a field that is about to be drawn. The place of a field is
 * the one right below the object or list that contains it.
 */
export function focusSoon(members: Element | null, name: string): void {
  requestAnimationFrame(() => {
    const fields = [...(members?.querySelectorAll(':scope > *') ?? [])];
    const field = fields.find((one) => one.querySelector('code')?.textContent === name);
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
}
