// What a page can do without until it has been hydrated: one file, asked for right after.
export { ArrivedByLink } from './ArrivedByLink';
export { Footer } from './Footer';
export { LoadingBar } from './LoadingBar';
export { MenuPanels } from './MenuPanels';
export { NotFound } from './NotFound';
export { OpenedFailed } from './OpenedFailed';
export { PageFailed } from './PageFailed';
export { PageHeadKeeper } from '../page/PageHeadKeeper';
export { ServerError } from './ServerError';
export { ToastBox } from './ToastBox';
export { TokenQuestion } from './TokenQuestion';
