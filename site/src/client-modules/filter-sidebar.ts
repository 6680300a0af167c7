/** Hides the pages whose names do not contain what is typed, and the headings of hidden pages only. */
function narrow(field: HTMLInputElement): void {
  const query = field.value.trim().toLowerCase();
  const head = field.parentElement;
  const items = [...(head?.parentElement?.querySelectorAll('li') ?? [])].reverse();
  for (const item of items) {
    if (item === head) continue;
    const pages = [...item.querySelectorAll('li')];
    item.hidden =
      pages.length > 0
        ? pages.every(({ hidden }) => hidden)
        : !item.textContent.toLowerCase().includes(query);
  }
}

/** Filters a long list of the sidebar by its field, which site/plugins/docs makes. */
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.menu__filter input')) narrow(target);
  });
}

export {};
