import { css } from '@emotion/react';

const scene = css`
  position: absolute;
  inset-inline: 0;
  inset-block-end: -1px;
  inline-size: 100%;
  block-size: clamp(9.5rem, 29vw, 34rem);
  max-inline-size: none;
  --sun: #f2644b;
  --far: light-dark(#8fbdb3, #1b5560);
  --mid: light-dark(#3f9196, #17616b);
  --near: light-dark(#17616c, #0f3f4b);
  --front: light-dark(#0b3c49, #0f4857);
  --sail: light-dark(#fffaf0, #f4ede0);
`;

/** The straits at dusk as a poster: a split gate, a cable car, three towers, twin spires, a ferry and a phinisi. Drawn in the page: no request. */
export const HeroScene = () => (
  <svg css={scene} viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
    <circle cx="1010" cy="222" r="112" fill="var(--sun)" />
    <path
      d="M520 118c12-12 22-12 30 0 8-12 18-12 30 0M590 92c9-9 16-9 22 0 6-9 13-9 22 0"
      transform="translate(330 -62)"
      fill="none"
      stroke="var(--near)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M0 356c110-2 150-26 240-28s120 18 220 16 130-30 220-34 110 22 190 6 150-64 260-70 170 40 310 44v90H0z" fill="var(--far)" />
    <path d="M760 330c60-4 90-40 150-44s80 26 130 26 90-24 150-22 120 40 250 44v60H760z" fill="var(--mid)" />
    <path d="M812 330v-22h7v-15h7v-15h7v-15h8v67zM878 330v-22h-7v-15h-7v-15h-7v-15h-8v67z" fill="var(--near)" />
    <path d="M838 214 1126 150" stroke="var(--near)" strokeWidth="2.5" />
    <path d="M836 204h6v62h-6z" fill="var(--near)" />
    <path
      d="M905 208h2v-8h-2zM892 208h28a5 5 0 0 1 5 5v16a7 7 0 0 1-7 7h-24a7 7 0 0 1-7-7v-16a5 5 0 0 1 5-5zM1016 184h2v-8h-2zM1003 184h28a5 5 0 0 1 5 5v16a7 7 0 0 1-7 7h-24a7 7 0 0 1-7-7v-16a5 5 0 0 1 5-5z"
      fill="var(--sail)"
    />
    <path d="M892 214h28v9h-28zM1003 190h28v9h-28z" fill="var(--near)" />
    <path d="M1132 366l7-210h24l7 210zM1182 366l7-212h24l7 212zM1232 366l7-210h24l7 210z" fill="var(--near)" />
    <path d="M1112 142c40-10 138-12 190 2 8 2 6 12-2 12-54-6-132-6-184 0-10 0-12-12-4-14z" fill="var(--near)" />
    <path
      d="M1322 366V196l6-22 3-44 4-34 4 34 3 44 6 22v170zM1374 366V196l6-22 3-44 4-34 4 34 3 44 6 22v170zM1346 250h30v10h-30z"
      fill="var(--near)"
    />
    <path d="M1078 366c2-34 0-50-20-70h12l8 10 2-14h6l2 14 8-10h12c-20 20-22 36-20 70z" fill="var(--near)" />
    <path d="M0 372c180-12 300 10 480 2s250-18 430-8 340 8 530-4v70H0z" fill="var(--mid)" />
    <path d="M930 360h132l-20 26H954zM962 340h72l8 20h-88zM982 326h26v14h-26z" fill="var(--sail)" />
    <path d="M966 346h64v7h-64z" fill="var(--near)" />
    <path d="M676 384h128l-20 24H700z" fill="var(--near)" />
    <path d="M734 288v90h-56zM742 298v80h52zM737 278h4v106h-4z" fill="var(--sail)" />
    <path d="M0 402c200-16 330 10 520 4s330-20 520-8 300 8 400 0v30H0z" fill="var(--front)" />
    <path
      d="M90 386c26 0 26-8 52-8s26 8 52 8M360 396c26 0 26-8 52-8s26 8 52 8M1180 390c26 0 26-8 52-8s26 8 52 8"
      fill="none"
      stroke="var(--sail)"
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".5"
    />
  </svg>
);
