import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ButtonLink, LinkProvider, TextLink, type PlainLinkProps } from './Link';

const RouterLink = ({ href, children, ...rest }: PlainLinkProps) => (
  <a href={href} data-router="" {...rest}>
    {children}
  </a>
);
const draw = (link: ReactNode) => render(<LinkProvider component={RouterLink}>{link}</LinkProvider>);

describe('links', () => {
  it('go through the router inside the site', () => {
    draw(<TextLink href="/cart">Cart</TextLink>);

    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-router');
  });

  it.each(['https://maps.example/place', '//cdn.example/file', '/\\cdn.example/file', 'mailto:help@example.com', '#reviews'])(
    'leave %s to the browser',
    (href) => {
      draw(<TextLink href={href}>Away</TextLink>);

      expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
    },
  );

  it('leave downloads and other windows to the browser', () => {
    draw(
      <>
        <ButtonLink href="/invoice.pdf" download>
          Invoice
        </ButtonLink>
        <ButtonLink href="/terms" target="_blank">
          Terms
        </ButtonLink>
      </>,
    );

    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('data-router');
  });

  it('are plain where no router is', () => {
    render(<TextLink href="/cart">Cart</TextLink>);

    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });
});
