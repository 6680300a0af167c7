import { Children, Fragment, isValidElement, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

type Attributes = Record<string, unknown>;

interface Props {
  children?: ReactNode;
}

/** By the order in which the components were drawn first: those further inside come later. */
const heads = new Map<number, ReactNode>();
let drawn = 0;
let frame = 0;

/**
 * Keeps the head of the open document as the pages want it: what `Head` of Docusaurus draws with, in
 * the browser. The HTML of pages is made with the library.
 */
export function Helmet({ children }: Props): null {
  const [order] = useState(() => (drawn += 1));
  useLayoutEffect(() => {
    heads.set(order, children);
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      updateSoon();
    },
    [order],
  );
  return null;
}

export function HelmetProvider({ children }: Props): ReactNode {
  return children;
}

function updateSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

/** Of tags with the same key, those of the component that is furthest inside count. */
function update(): void {
  const root: Attributes = {};
  const body: Attributes = {};
  const tags = new Map<string, Element[]>();
  let { title } = document;
  for (const [, head] of [...heads].sort(([a], [b]) => a - b)) {
    const inner = new Map<string, Element[]>();
    for (const { type, props } of flatten(head)) {
      const { children, ...attributes } = props;
      if (type === 'html') Object.assign(root, attributes);
      else if (type === 'body') Object.assign(body, attributes);
      else if (type === 'title') title = toText(children);
      else {
        const element = buildElement(type as string, attributes, toText(children));
        const key = toKey(element);
        inner.set(key, [...(inner.get(key) ?? []), element]);
      }
    }
    inner.forEach((elements, key) => tags.set(key, elements));
  }
  if (title !== document.title) document.title = title;
  setAttributes(document.documentElement, root);
  setAttributes(document.body, body);
  replaceTags([...tags.values()].flat());
}

function flatten(children: ReactNode): ReactElement<Attributes>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children as ReactNode) : [child];
  });
}

/** The mark that the HTML of pages has on the tags that this may replace. */
const MARK = 'data-rh';

function buildElement(type: string, attributes: Attributes, text: string): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(toName(name), String(value ?? ''));
  }
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

/** Names of other attributes are written in HTML as in React, but for their case. */
function toName(prop: string): string {
  return { className: 'class', httpEquiv: 'http-equiv' }[prop] ?? prop;
}

function toText(children: unknown): string {
  return Children.toArray(children as ReactNode).join('');
}

/** By what a tag replaces another one: a page has one canonical URL, and one description. */
function toKey(element: Element): string {
  const by = element.matches('[rel=canonical]')
    ? 'rel'
    : KEYS.find((name) => element.hasAttribute(name));
  const value = by === undefined ? element.textContent : element.getAttribute(by);
  return `${element.tagName} ${by} ${value}`.toLowerCase();
}

const KEYS = ['href', 'src', 'name', 'property', 'itemprop', 'http-equiv', 'charset'];

/** Attributes that were set here, and may be removed. */
const names = new WeakMap<Element, string[]>();

function setAttributes(element: Element, attributes: Attributes): void {
  const values = new Map(
    Object.entries(attributes).map(([prop, value]) => [toName(prop), String(value || '')]),
  );
  names.get(element)?.forEach((name) => values.has(name) || element.removeAttribute(name));
  values.forEach((value, name) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  });
  names.set(element, [...values.keys()]);
}

/** Tags that are there already stay as they are. */
function replaceTags(elements: Element[]): void {
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const element of elements) {
    const index = old.findIndex((tag) => tag.isEqualNode(element));
    if (index === -1) document.head.append(element);
    else old.splice(index, 1);
  }
  old.forEach((tag) => tag.remove());
}
