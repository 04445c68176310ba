import { css } from '@emotion/react';
import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';
import { buttonCss, type ButtonLook } from './button.styles';
import { token } from './tokens';

export interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const Anchor = (props: PlainLinkProps) => <a {...props}>{props.children}</a>;
const LinkContext = createContext<ComponentType<PlainLinkProps>>(Anchor);

export interface LinkProviderProps {
  /** Renders a link inside the site: the router's, with `href` as its `to`. It passes all other props on. */
  component: ComponentType<PlainLinkProps>;
  children: ReactNode;
}

/** The shell gives the router's link here: `ui` knows no router. Without it links are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => <LinkContext value={component}>{children}</LinkContext>;

// Other origins (browsers read `/\` as `//`), files, protocols and fragments are the browser's business.
const staysInside = ({ href, target, download }: PlainLinkProps) => /^\/(?![/\\])/.test(href) && !target && download === undefined;

/** A link without a look, for cards and menus. */
export function BareLink(props: PlainLinkProps) {
  const inside = use(LinkContext);
  return createElement(staysInside(props) ? inside : Anchor, props);
}

const text = css`
  // A line of text is 20 px high, a target at least 24 (WCAG 2.5.8).
  padding-block: 0.1875rem;
  color: ${token.color.link};
  text-underline-offset: 0.2em;
`;
const quiet = css`
  color: inherit;
  text-decoration-color: ${token.color.lineStrong};
`;

export interface TextLinkProps extends PlainLinkProps {
  /** Takes the colour of the text around. */
  quiet?: boolean;
}

export const TextLink = ({ quiet: isQuiet, ...rest }: TextLinkProps) => <BareLink css={[text, isQuiet && quiet]} {...rest} />;

export interface ButtonLinkProps extends PlainLinkProps, ButtonLook {
  icon?: ReactNode;
}

/** Goes somewhere, looks like a button; paper cannot press it. */
export const ButtonLink = ({ prominence, size, full, icon, children, ...rest }: ButtonLinkProps) => (
  <BareLink css={buttonCss({ prominence, size, full })} data-print="hide" {...rest}>
    {icon}
    {children}
  </BareLink>
);
