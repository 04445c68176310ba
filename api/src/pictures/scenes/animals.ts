import { clouds, flock, ground, mist, placeSun, ranges, ridge, shafts, sky, water } from '../backdrop';
import { leafCorner, palm, shrubs, tree, treeline } from '../flora';
import { mix } from '../inks';
import { circle, ellipse, group, mirrored, moved, path, range, rect, stroke } from '../shapes';
import type { Scene, Stage } from '../stage';

/** Animals stand on 0,0 and look right. */
const giraffe = ({ ink, dice }: Stage, coat: string, spot: string) =>
  [-58, -30, 44, 70]
    .map((x, i) => path(`M${x - 9} -170L${x - 6} 0H${x + 8}L${x + 12} -170Z`, i % 2 ? coat : mix(coat, ink.dark, 0.25)))
    .join('') +
  path(
    'M-82 -190Q-80 -246 -10 -250Q52 -256 74 -300L118 -470Q124 -492 146 -488L150 -440Q128 -330 102 -226Q92 -160 40 -156H-40Q-82 -156 -82 -190Z',
    coat,
  ) +
  path('M112 -478Q120 -510 150 -506L206 -474Q216 -462 202 -454L146 -450Z', coat) +
  stroke('M132 -504l-4 -28M150 -506l2 -26', coat, 7) +
  circle(128, -534, 6, ink.dark) +
  circle(152, -534, 6, ink.dark) +
  path('M116 -500l-30 -10q6 22 28 20z', coat) +
  circle(164, -486, 4.5, ink.dark) +
  stroke('M-80 -210Q-104 -160 -98 -110', coat, 7) +
  range(26)
    .map((i) =>
      i < 15
        ? ellipse(-64 + (i % 5) * 32 + dice.between(-5, 5), -232 + Math.floor(i / 5) * 27, 10, 9, spot)
        : ellipse(82 + (i - 15) * 4.2, -280 - (i - 15) * 17.5, 9, 7, spot),
    )
    .join('');

const elephant = ({ ink }: Stage, hide: string) => {
  const shade = mix(hide, ink.dark, 0.28);
  return (
    [-96, 74].map((x) => path(`M${x - 28} -130L${x - 26} 0H${x + 26}L${x + 30} -130Z`, shade)).join('') +
    path('M-150 -170Q-160 -300 -10 -306Q60 -310 104 -286L120 -200Q110 -110 60 -110H-110Q-140 -116 -150 -170Z', hide) +
    [-126, 42]
      .map(
        (x) =>
          path(`M${x - 28} -140L${x - 26} 0H${x + 28}L${x + 32} -140Z`, hide) +
          range(3)
            .map((i) => ellipse(x - 14 + i * 16, -4, 7, 5, ink.wall[0]))
            .join(''),
      )
      .join('') +
    path(
      'M70 -280Q104 -336 164 -316Q206 -300 204 -244Q206 -170 214 -110Q218 -60 244 -66Q258 -72 252 -88L268 -92Q282 -44 240 -38Q194 -36 184 -110Q176 -170 160 -190Q100 -180 76 -216Z',
      hide,
    ) +
    path('M66 -270Q8 -290 6 -222Q10 -160 62 -150Q106 -160 104 -222Q104 -262 66 -270Z', shade) +
    path('M172 -180Q206 -150 226 -158Q204 -182 186 -200Z', ink.white) +
    circle(158, -266, 6, ink.dark) +
    stroke('M-150 -230Q-180 -190 -170 -130', shade, 7)
  );
};

const orangutan = ({ ink }: Stage) => {
  const fur = mix(ink.coral, '#a8431f', 0.5);
  const dark = mix(fur, ink.dark, 0.35);
  return (
    stroke('M-30 30Q-130 -20 -150 -190', dark, 36) +
    stroke('M34 20Q120 -40 110 -186', fur, 36) +
    stroke('M-34 130Q-110 190 -40 226', dark, 36) +
    stroke('M36 130Q120 180 74 236', fur, 36) +
    path('M-74 40Q-84 -30 0 -34Q84 -30 76 50Q70 160 0 166Q-70 160 -74 40Z', fur) +
    circle(0, -62, 66, fur) +
    path('M-56 -66Q-52 -106 0 -102Q52 -106 56 -66Q54 -16 0 -12Q-54 -16 -56 -66Z', dark) +
    ellipse(0, -44, 36, 30, mix(ink.wall[1], fur, 0.25)) +
    ellipse(0, -78, 34, 18, mix(ink.wall[1], fur, 0.25)) +
    circle(-15, -76, 6, ink.dark) +
    circle(15, -76, 6, ink.dark) +
    stroke('M-18 -34Q0 -24 18 -34', ink.dark, 4) +
    circle(-6, -52, 3, ink.dark) +
    circle(6, -52, 3, ink.dark)
  );
};

const dragon = ({ ink }: Stage) => {
  const hide = mix(ink.land[3], ink.wall[1], 0.14);
  return (
    stroke('M-150 -70Q-300 -60 -420 -8', hide, 30) +
    path('M-420 -8l-60 10l62 4z', hide) +
    path(
      'M-190 -60Q-120 -150 40 -128Q110 -120 150 -140L250 -170Q330 -176 338 -146Q336 -130 250 -120Q170 -88 120 -60Q-60 -20 -190 -60Z',
      hide,
    ) +
    [-130, 70]
      .map(
        (x) =>
          stroke(`M${x} -62Q${x - 40} -30 ${x - 16} -6h34`, mix(hide, ink.dark, 0.3), 26) +
          stroke(`M${x + 60} -62Q${x + 110} -40 ${x + 86} -4h36`, hide, 26),
      )
      .join('') +
    stroke('M336 -146l44 8m0 0l18 -12m-18 12l16 14', ink.coral, 5) +
    circle(276, -154, 6, ink.lamp) +
    range(16)
      .map((i) => ellipse(-160 + i * 25, -96 - Math.sin(i / 4) * 20, 8, 5, mix(hide, ink.dark, 0.35)))
      .join('')
  );
};

export const wildlife: Scene = (stage) => {
  const { ink } = stage;
  const sun = placeSun(stage, true);
  const coat = mix(ink.lamp, ink.coral, 0.28);
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 560, 140, 3),
    flock(stage, 300, 200),
    mist(stage, 540, 0.6),
    treeline(stage, 600, 40, ink.leaf[1]),
    water(stage, 612, null, 690),
    ground(stage, 672, mix(ink.leaf[0], ink.sand, 0.35), 10),
    moved(250, 690, 0.66, giraffe(stage, coat, mix(coat, ink.roof, 0.7))),
    moved(420, 720, 1, giraffe(stage, coat, mix(coat, ink.roof, 0.7))),
    mirrored(880, 730, 0.98, elephant(stage, mix(ink.land[2], ink.wall[0], 0.3))),
    moved(1040, 724, 0.46, elephant(stage, mix(ink.land[2], ink.wall[0], 0.4))),
    tree(stage, 1150, 790, 430, ink.leaf[2]),
    ground(stage, 760, ink.leaf[2], 14),
    shrubs(stage, 800, 54, ink.land[3], false),
    leafCorner(stage, 'left'),
  ].join('');
};

export const orangutans: Scene = (stage) => {
  const { ink, dice } = stage;
  const leaves = (y: number, size: number, color: string) =>
    range(18)
      .map((i) => ellipse(i * 72 - 20, y + dice.between(-24, 24), size, size * 0.66, i % 2 ? color : mix(color, ink.leaf[0], 0.3)))
      .join('');
  return [
    sky(stage, { x: 620, y: 260, r: 110 }),
    ranges(stage, 600, 240, 3),
    leaves(640, 90, mix(ink.leaf[1], ink.land[0], 0.3)),
    shafts(stage, 620, -20, 780, 6),
    range(4)
      .map((i) => rect(120 + i * 300, -10, 34, 820, mix(ink.land[1], ink.leaf[1], 0.4)))
      .join(''),
    leaves(740, 100, ink.leaf[1]),
    stroke('M-20 220Q400 290 700 236T1220 200', mix(ink.land[3], ink.roof, 0.25), 42),
    stroke('M-20 212Q400 282 700 228T1220 192', mix(ink.land[3], ink.leaf[0], 0.3), 8),
    moved(dice.between(540, 640), 420, 1.15, orangutan(stage)),
    moved(930, 330, 0.62, orangutan(stage)),
    leaves(10, 110, ink.leaf[2]),
    leaves(820, 110, ink.leaf[2]),
    leafCorner(stage, 'left', 'top'),
    leafCorner(stage, 'right', 'top'),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
  ].join('');
};

export const dragons: Scene = (stage) => {
  const { ink } = stage;
  const sun = placeSun(stage);
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 460, 190, 3),
    water(stage, 450, sun, 640),
    ridge(stage, 600, 130, mix(ink.leaf[0], ink.sand, 0.4), 6),
    ground(stage, 620, mix(ink.sand, ink.wall[1], 0.2), 12),
    moved(560, 720, 1.25, dragon(stage)),
    mirrored(960, 600, 0.5, dragon(stage)),
    palm(stage, { x: 1070, y: 720, height: 420, lean: -40 }),
    palm(stage, { x: 130, y: 700, height: 360, lean: 40 }),
    ground(stage, 745, mix(ink.leaf[0], ink.leaf[1], 0.4), 8),
    shrubs(stage, 800, 54, ink.leaf[2]),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
  ].join('');
};

export const birds: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.5));
  const pink = mix(ink.coral, ink.white, 0.3);
  const flamingo =
    stroke('M-6 -120L-10 -62L2 0M14 -120L20 -56L12 0', mix(ink.coral, ink.dark, 0.25), 5) +
    path('M-80 -150Q-50 -196 20 -184Q66 -170 40 -130Q-10 -96 -60 -122Z', pink) +
    path('M-96 -142Q-50 -186 10 -166Q-16 -124 -96 -142Z', mix(ink.coral, ink.dark, 0.1)) +
    stroke('M30 -160Q96 -190 62 -250Q44 -290 74 -304', pink, 15) +
    circle(78, -304, 15, pink) +
    path('M86 -316Q116 -310 112 -282Q104 -298 84 -296Z', ink.dark) +
    circle(80, -308, 3, ink.dark);
  const hornbill = moved(
    930,
    330,
    1.25,
    path('M-120 120Q-60 0 30 -30Q70 -34 72 10Q40 90 -60 130Z', ink.dark),
    path('M-126 116L-210 230L-160 234L-80 128Z', ink.white),
    path('M-190 200l-14 24l40 4l18 -26z', ink.dark),
    circle(48, -34, 38, ink.dark),
    path('M70 -58Q150 -60 158 14Q120 -20 66 -14Z', ink.lamp),
    path('M44 -72Q84 -108 124 -66Q90 -66 60 -52Z', ink.coral),
    circle(58, -40, 9, ink.white),
    circle(60, -40, 5, ink.dark),
    path('M-40 60Q0 30 40 40Q10 90 -40 100Z', mix(ink.dark, ink.white, 0.25)),
  );
  return [
    sky(stage, sun),
    clouds(stage, 3),
    ranges(stage, 520, 170, 3),
    flock(stage, 400, 170, 9),
    treeline(stage, 560, 50, ink.leaf[1]),
    mist(stage, 540, 0.5),
    water(stage, 570, sun),
    range(3)
      .map((i) => moved(140 + i * 110, 640 + (i % 2) * 20, 0.62, flamingo))
      .join(''),
    group(
      'opacity="0.3"',
      `<g transform="translate(0 1450) scale(1 -1)">${moved(380, 725, 1.05, flamingo)}${mirrored(640, 725, 1.15, flamingo)}</g>`,
    ),
    moved(380, 725, 1.05, flamingo),
    mirrored(640, 725, 1.15, flamingo),
    mirrored(520, 680, 0.8, flamingo),
    stroke('M1220 470Q1040 480 800 450', mix(ink.land[3], ink.roof, 0.25), 26),
    hornbill,
    palm(stage, { x: 1150, y: 800, height: 430, lean: -20 }),
    shrubs(stage, 806, 50, ink.leaf[2]),
    leafCorner(stage, 'left', 'top'),
    leafCorner(stage, 'right', 'top'),
    leafCorner(stage, 'left'),
  ].join('');
};
