/**
 * Cuts what no page can reach out of a library whose one file is not tree-shaken by itself: `cuts` are [what, instead]. A library whose new
 * version says it differently stops the build.
 */
export default function cut(source) {
  return this.getOptions().cuts.reduce((text, [what, instead]) => {
    const shorter = text.replace(what, instead);
    if (shorter === text) throw new Error(`${this.resourcePath}: there is no ${what} to cut`);
    return shorter;
  }, source);
}

const unused = (name) => [
  [`var ${name} = React10.forwardRef(`, `var ${name} = /* @__PURE__ */ React10.forwardRef(`],
  [`${name}.displayName = "${name}";`, ''],
];

/** Our links fetch ahead by themselves, and our forms are not the router's. */
export const routerCuts = [...unused('NavLink'), ...unused('Form'), ['React10.createElement(PrefetchPageLinks, { page: href })', 'null']];

const methodGone = (name, instead = '') => [new RegExp(`^  ${name}\\(.*?^  \\}$`, 'ms'), instead];

/** Texts are brought by `addTexts`, never by a backend of i18next; no text names another, and keys are words, not functions. */
export const textsCuts = [
  [/^class Connector extends EventEmitter \{.*?^\}$/ms, 'class Connector { state = {}; on() {} }'],
  [/^function createProxy\(.*?^\}$/ms, ''],
  [/^function keysFromSelector\(.*?^\}$/ms, 'const keysFromSelector = String;'],
  methodGone('nest', '  nest(text) { return text; }'),
  methodGone('dir', '  dir() {}'),
  methodGone('cloneInstance', '  cloneInstance() {}'),
  methodGone('reloadResources', '  reloadResources() {}'),
  methodGone('loadNamespaces', '  loadNamespaces() {}'),
  methodGone('loadLanguages', '  loadLanguages() {}'),
  methodGone('hydrate'),
  methodGone('deprecateBareCode', '  deprecateBareCode() {}'),
];
