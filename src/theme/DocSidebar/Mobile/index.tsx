// Change: the product stands above the list. Upstream: theme-classic 3.10.2.
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import React, { memo } from 'react';
import type { ReactNode } from 'react';
import type { PageProduct } from '#products';
import ProductHead from '../ProductHead';
import { useProduct } from '../use-product';

/** Drawn in the navigation bar, which knows nothing of the page: all that it needs is handed over. */
function SidebarMenu({ sidebar, path, product }: Props & { product: PageProduct }): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <ProductHead product={product} onFollow={toggle} />
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          // A category without a page of its own only opens.
          onItemClick={(item) => {
            if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  const product = useProduct();
  return <NavbarSecondaryMenuFiller component={SidebarMenu} props={{ ...props, product }} />;
}

export default memo(DocSidebarMobile);
