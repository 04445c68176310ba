import { css } from '@emotion/react';
import { Icon } from './Icon';
import { BareLink } from './Link';
import { token } from './tokens';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** Name of the navigation: "Breadcrumbs". */
  label: string;
  links: readonly Crumb[];
  /** Name of this page. */
  current: string;
  className?: string;
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.375rem;
  list-style: none;
  padding: 0;
  font-size: ${token.text.small};
  color: ${token.color.muted};
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  a {
    padding-block: 0.375rem;
    color: ${token.color.link};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** The way from home to this page. */
export const Breadcrumbs = ({ label, links, current, className }: BreadcrumbsProps) => (
  <nav aria-label={label} className={className} data-print="hide">
    <ol css={list} role="list">
      {links.map((link) => (
        <li key={link.href}>
          <BareLink href={link.href}>{link.label}</BareLink>
          <Icon name="chevron-right" size={14} />
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
);
