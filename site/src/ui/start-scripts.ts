/** Loads the scripts of the head when text is painted, which a page in the background does not wait for. */
function start(): void {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=script]')) {
    const script = document.createElement('script');
    script.src = content;
    script.async = false;
    document.head.append(script);
  }
}

if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
