// Change: begins with a way back to the sidebar; followed by the links of the footer that the bar does
// not have. Upstream: theme-classic 3.10.2.
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { FooterLinkItem, MultiColumnFooter } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import { flushSync } from 'react-dom';
import { useActiveDocs, useProducts } from '../../../../ui/use-product';

export default function PrimaryMenuWithFooter() {
  const { navbar, footer } = useThemeConfig();
  const { toggle } = useNavbarMobileSidebar();
  const toUrl = ({ to, href }: FooterLinkItem) => to ?? href;
  const barUrls = navbar.items.map((item) => toUrl(item as FooterLinkItem));
  // A footer without columns has links only.
  const columns = ((footer as MultiColumnFooter | undefined)?.links ?? []).filter(
    ({ items }) => items !== undefined,
  );
  return (
    <>
      <WayBack />
      <PrimaryMenu />
      {columns.map(({ title, items }) => (
        <ul key={title} className="menu__list" aria-label={title ?? undefined}>
          <li className="menu__title">{title}</li>
          {items
            .filter((item) => !barUrls.includes(toUrl(item)))
            .map((item) => (
              <NavbarItem key={toUrl(item)} mobile {...(item as object)} onClick={() => toggle()} />
            ))}
        </ul>
      ))}
    </>
  );
}

/** Leads to the sidebar of the product, where the page has one. */
function WayBack() {
  const { content } = useNavbarSecondaryMenu();
  const { toggle } = useNavbarMobileSidebar();
  const { id } = useActiveDocs();
  const product = useProducts().find((summary) => summary.id === id);
  if (!content || !product) return null;
  const showSidebar = (): void => {
    // The framework shows the sidebar only in a menu that opens.
    flushSync(toggle);
    toggle();
  };
  return (
    <button type="button" className="navbar-sidebar__back" onClick={showSidebar}>
      {product.title} →
    </button>
  );
}
