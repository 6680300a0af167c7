// Change: made when it is first opened; scrolls to the current page; keeps the keyboard in the
// open menu, and Escape closes it.
// Upstream: theme-classic 3.10.2.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, useState } from 'react';

export default function NavbarMobileSidebar() {
  const menu = useNavbarMobileSidebar();
  const [isMade, setMade] = useState(menu.shown);
  if (menu.shown && !isMade) setMade(true);
  useKeptFocus(menu);
  return isMade && <MobileSidebar />;
}

/**
 * While the menu is open, everything under it is out of reach of keyboard and screen reader. The
 * focus goes to its first button, and back to the button that opens it.
 */
function useKeptFocus({ shown, toggle }: { shown: boolean; toggle(): void }): void {
  useEffect(() => {
    if (!shown) return undefined;
    const covered = listCovered();
    covered.forEach((element) => (element.inert = true));
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    showCurrentPage();
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    // The button leaves with its panel, and the focus would be lost.
    const goBack = ({ target }: MouseEvent): void => {
      if (!(target as Element).closest('.navbar-sidebar__back')) return;
      requestAnimationFrame(() => {
        document
          .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) .menu__link')
          ?.focus();
      });
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', goBack);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', goBack);
      covered.forEach((element) => (element.inert = false));
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}

/** Scrolls the list of pages, and nothing around it. */
function showCurrentPage(): void {
  const page = document.querySelector(
    '.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]',
  );
  const list = page?.closest('.navbar-sidebar__item');
  if (!page || !list) return;
  const { top } = page.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 2;
}

/** All that is next to the bar, and the bar's own items. */
function listCovered(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner'),
  ];
}
