import { css } from '@emotion/react';
import { SectionTitle, type SectionTitleProps } from '@straits/ui/Heading';
import { token } from '@straits/ui/tokens';

const title = css`
  font-size: ${token.text.title};
  line-height: 1.25;
`;

/** Heads a card right below the page's title. */
export const CardTitle = (props: Omit<SectionTitleProps, 'level'>) => <SectionTitle level={2} css={title} {...props} />;
