interface HarbourPosterProps {
  className?: string;
}

// The poster's own inks: a picture keeps them in both themes.
const inks = {
  sky: '#f7d9a8',
  low: '#f2a97a',
  sun: '#f2644b',
  far: '#7fb4ac',
  hill: '#3f8f8f',
  city: '#13808a',
  sea: '#0b3c49',
  deep: '#082c36',
  paper: '#fdf3df',
};

const wave = (y: number, step: number) =>
  `M-40 ${y}${Array.from({ length: Math.ceil(1000 / step) }, (_, index) => `q${step / 4} ${index % 2 ? 9 : -9} ${step / 2} 0t${step / 2} 0`).join('')}`;

/** Decoration: a ferry crosses the strait at sundown, with islands, a skyline and a cable car. */
export const HarbourPoster = ({ className }: HarbourPosterProps) => (
  <div className={className} aria-hidden="true" data-print="hide">
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" width="100%" height="100%">
      <rect width="800" height="900" fill={inks.sky} />
      <path d="M0 330Q200 270 420 320T800 290V900H0Z" fill={inks.low} opacity="0.55" />
      <path d="M0 430Q260 380 480 420T800 400V900H0Z" fill={inks.low} opacity="0.6" />
      <circle cx="560" cy="430" r="118" fill={inks.sun} />
      <path
        d="M60 170q26-24 52 0q26-24 52 0M210 120q18-17 36 0q18-17 36 0M150 240q14-13 28 0q14-13 28 0"
        fill="none"
        stroke={inks.sea}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-20 560C70 470 130 440 210 500s140 10 220 44 170-40 250-4 110 20 150 10v120H-20Z" fill={inks.far} />
      <path
        d="M430 600V410h34v-50l17-26 17 26v50h26V330h46v270ZM586 600V380h50v220ZM650 600V300l24-34 24 34v300ZM712 600V430h60v170Z"
        fill={inks.city}
      />
      <path
        d="M446 440h8m-8 26h8m-8 26h8m90-130h12m-12 30h12m-12 30h12m-12 30h12m48 0h14m-14 30h14m-14 30h14m44-150h10m-10 30h10m-10 30h10m-10 30h10m50 60h22m-22 26h22"
        stroke={inks.sky}
        strokeWidth="8"
        opacity="0.7"
      />
      <path d="M-20 640C60 520 160 500 250 570c70-34 120-20 190 30 90-22 240-6 380 20v300H-20Z" fill={inks.hill} />
      <path d="M-20 360 800 230" stroke={inks.sea} strokeWidth="4" />
      <path
        d="M258 318v22m-30 0h60a8 8 0 0 1 8 8v34a14 14 0 0 1-14 14h-48a14 14 0 0 1-14-14v-34a8 8 0 0 1 8-8Z"
        fill={inks.paper}
        stroke={inks.sea}
        strokeWidth="5"
      />
      <path d="M230 352h24v20h-24Zm32 0h24v20h-24Z" fill={inks.city} />
      <path
        d="M118 560c-4-66 4-96 18-130m0 0c-34-24-62-20-78 4 30-10 54-8 78-4Zm0 0c4-40 30-58 62-52-24 14-42 28-62 52Zm0 0c30-10 58 0 66 26-22-16-42-24-66-26Zm0 0c-20 8-38 28-38 58 10-28 22-44 38-58Z"
        fill={inks.sea}
        stroke={inks.sea}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <rect y="640" width="800" height="260" fill={inks.sea} />
      <path
        d="M462 652h196M490 670h152M444 688h226M512 706h104M536 724h52"
        stroke={inks.sun}
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path d="M150 726h330l-34 62H196Z" fill={inks.paper} />
      <path d="M158 742h314l-8 16H168Z" fill={inks.sun} />
      <path d="M196 726v-46h216l24 46ZM238 680v-36h128l18 36Z" fill={inks.paper} />
      <path d="M290 644v-44h34v44Z" fill={inks.sun} />
      <path
        d="M212 694h24v18h-24Zm36 0h24v18h-24Zm36 0h24v18h-24Zm36 0h24v18h-24Zm36 0h24v18h-24ZM252 656h18v14h-18Zm30 0h18v14h-18Zm30 0h18v14h-18Z"
        fill={inks.sea}
      />
      <path d="M306 586c20-30 60-22 84-46" fill="none" stroke={inks.paper} strokeWidth="12" strokeLinecap="round" opacity="0.8" />
      <rect y="784" width="800" height="116" fill={inks.deep} />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path d={wave(800, 120)} stroke={inks.city} />
        <path d={wave(834, 160)} stroke={inks.hill} opacity="0.7" />
        <path d={wave(870, 200)} stroke={inks.city} opacity="0.5" />
      </g>
    </svg>
  </div>
);
