import { createElement, lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { afterInteractive } from '../page/interactive';

type Later = typeof import('./later');
type Part = keyof Later;

const load = () => afterInteractive(() => import(/* webpackChunkName: "later" */ './later'));

/**
 * A part of the frame whose code is not in the first load. The server's HTML stays as it is until the code has come, so nothing
 * flashes and nobody waits for it.
 */
function later<P extends Part>(name: P): ComponentType<ComponentProps<Later[P]>> {
  const Lazy = lazy(() => load().then((module) => ({ default: module[name] as ComponentType<object> })));
  return function LaterPart(props: ComponentProps<Later[P]>) {
    return <Suspense>{createElement(Lazy, props as object)}</Suspense>;
  };
}

export const ArrivedByLink = later('ArrivedByLink');
export const Footer = later('Footer');
export const LoadingBar = later('LoadingBar');
export const MenuPanels = later('MenuPanels');
export const NotFound = later('NotFound');
export const OpenedFailed = later('OpenedFailed');
export const PageFailed = later('PageFailed');
export const PageHeadKeeper = later('PageHeadKeeper');
export const ServerError = later('ServerError');
export const ToastBox = later('ToastBox');
export const TokenQuestion = later('TokenQuestion');

/** Fetched ahead of being needed: a notice must show when the line has just gone. */
export const prefetchLaterParts = load;
