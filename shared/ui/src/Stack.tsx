import { css } from '@emotion/react';
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import { token } from './tokens';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Steps of the 4 px grid between children. */
  gap?: number;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  wrap?: boolean;
  as?: ElementType;
  children?: ReactNode;
}

const column = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;
const row = css`
  display: flex;
  min-inline-size: 0;
`;

const flow = ({ gap, align, justify, wrap }: StackProps, fallbackGap: number): CSSProperties => ({
  gap: token.space(gap ?? fallbackGap),
  ...(align ? { alignItems: align } : {}),
  ...(justify ? { justifyContent: justify } : {}),
  ...(wrap ? { flexWrap: 'wrap' } : {}),
});

/** Children below each other. */
export function Stack({ gap, align, justify, wrap, as: Element = 'div', style, ...rest }: StackProps) {
  return <Element css={column} style={{ ...flow({ gap, align, justify, wrap }, 4), ...style }} {...rest} />;
}

/** Children beside each other, centred across. */
export function Row({ gap, align = 'center', justify, wrap, as: Element = 'div', style, ...rest }: StackProps) {
  return <Element css={row} style={{ ...flow({ gap, align, justify, wrap }, 2), ...style }} {...rest} />;
}

/** Children pushed to both ends; they wrap when the room is narrow. */
export function Spread({ gap, align = 'center', wrap = true, as: Element = 'div', style, ...rest }: StackProps) {
  return <Element css={row} style={{ ...flow({ gap, align, justify: 'space-between', wrap }, 4), ...style }} {...rest} />;
}
