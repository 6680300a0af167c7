// Change: colors come from a style sheet (plugins/theme), as the content security policy allows no
// style attributes; a new announcement is shown at once, while upstream hides it on the first page
// after the one before was closed, because the script that prevents flashing knows no ids.
// Upstream: theme-classic 3.10.2.
import { createStorageSlot, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import React, { useEffect } from 'react';
import type { ReactNode } from 'react';

const DISMISSED = createStorageSlot('docusaurus.announcement.dismiss');

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  useEffect(() => {
    // The theme compares the ids in an effect of its own, after this one.
    const comparison = setTimeout(() => {
      if (DISMISSED.get() === 'true') return;
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    });
    return () => clearTimeout(comparison);
  }, []);
  if (!isActive) return null;
  return (
    <div
      className={`${ThemeClassNames.announcementBar.container} ${styles.announcementBar}`}
      role="banner"
    >
      {announcementBar?.isCloseable && <div className={styles.announcementBarPlaceholder} />}
      <Content className={styles.announcementBarContent} />
      {announcementBar?.isCloseable && (
        <CloseButton onClick={close} className={styles.announcementBarClose} />
      )}
    </div>
  );
}
