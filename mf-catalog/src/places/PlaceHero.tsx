import { css } from '@emotion/react';
import type { Picture as PictureOf } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs, type Crumb } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Picture } from '@straits/ui/Picture';
import { token } from '@straits/ui/tokens';

const hero = css`
  position: relative;
  display: grid;
  min-block-size: clamp(20rem, 38vw, 27rem);
  background: ${token.color.sea};
  color: ${token.color.onSea};
  & > picture {
    position: absolute;
    inset: 0;
    block-size: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, rgb(6 22 28 / 0.88) 8%, rgb(6 22 28 / 0.5) 55%, rgb(6 22 28 / 0.35));
  }
`;
const words = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  padding-block: 1.25rem 2rem;
  color: #fff;
  & nav ol li,
  & nav ol a {
    color: #fff;
  }
  h1 {
    margin-block: auto 0.5rem;
    padding-block-start: 3.5rem;
  }
  p {
    max-inline-size: 44rem;
  }
`;

export interface PlaceHeroProps {
  /** Undefined while it loads. */
  picture: PictureOf | undefined;
  name: string;
  intro: string;
  /** Where it is not the page's. */
  introLang?: string | undefined;
  links: Crumb[];
}

/** A place's picture with its name and what it is known for. */
export function PlaceHero({ picture, name, intro, introLang, links }: PlaceHeroProps) {
  const { t } = useTexts('catalog');
  return (
    <div css={hero}>
      {picture?.src && <Picture picture={picture} sizes="100vw" priority alt="" style={{ aspectRatio: 'auto' }} />}
      <Container css={words}>
        <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }, ...links]} current={name} />
        <PageTitle>{name}</PageTitle>
        <p lang={introLang}>{intro}</p>
      </Container>
    </div>
  );
}
