import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { token } from '@straits/ui/tokens';
import { drawQr, svgAddress } from './draw-qr';

const box = css`
  inline-size: 100%;
  max-inline-size: 16rem;
  aspect-ratio: 1;
  border-radius: ${token.radius.large};
  /* A scanner needs a light ground in the dark theme too. */
  background: #fff;
  border: 1px solid ${token.color.line};
`;

/** What the gate scans; its room is kept while it is drawn. */
export function TicketQr({ text, alt }: { text: string; alt: string }) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isShown = true;
    void drawQr(text).then((drawn) => isShown && setSvg(drawn));
    return () => {
      isShown = false;
    };
  }, [text]);
  return svg ? <img css={box} src={svgAddress(svg)} alt={alt} width={256} height={256} /> : <div css={box} aria-busy="true" />;
}
