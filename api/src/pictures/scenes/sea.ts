import { clouds, flock, ground, placeSun, ranges, ridge, shafts, sky, water, type Sun } from '../backdrop';
import { cruiseShip, ferryShip, jukung, kayak, sailboat, schooner } from '../boats';
import { cityRow, person } from '../buildings';
import { leafCorner, palm, shrubs, treeline } from '../flora';
import { mix } from '../inks';
import { circle, curve, ellipse, line, mirrored, moved, n, path, range, rect, stroke, WIDTH, type Point } from '../shapes';
import type { Scene, Stage } from '../stage';
import { cone } from './land';

/** A hump of an island with a lit and a shaded flank and a strip of beach. */
function island({ ink, dice }: Stage, x: number, y: number, w: number, h: number, near: number): string {
  const lit = mix(ink.land[0], ink.leaf[1], near);
  const shade = mix(ink.land[1], ink.leaf[2], near);
  const peak = x + w * dice.between(-0.12, 0.12);
  const body = path(
    `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.36)} ${n(y - h * 0.5)} ${n(peak - w * 0.16)} ${n(y - h)} ${n(peak)} ${n(y - h)}S${n(x + w * 0.34)} ${n(y - h * 0.35)} ${n(x + w / 2)} ${n(y)}Z`,
    lit,
  );
  const flank = path(
    `M${n(peak)} ${n(y - h)}S${n(x + w * 0.34)} ${n(y - h * 0.35)} ${n(x + w / 2)} ${n(y)}H${n(peak + w * 0.06)}Q${n(peak + w * 0.12)} ${n(y - h * 0.35)} ${n(peak - w * 0.02)} ${n(y - h * 0.55)}Z`,
    shade,
  );
  const ribs = range(3).map((i) =>
    stroke(
      `M${n(peak - w * 0.06 * i)} ${n(y - h * (0.86 - i * 0.16))}q${n(-w * 0.05)} ${n(h * 0.3)} ${n(-w * 0.1)} ${n(h * 0.5)}`,
      shade,
      3,
      'opacity="0.5"',
    ),
  );
  return (
    body +
    flank +
    ribs.join('') +
    ellipse(x, y + 1, w * 0.54, 6 + near * 5, ink.sand) +
    ellipse(x, y + 7 + near * 4, w * 0.6, 4 + near * 3, ink.water[1], 'opacity="0.7"')
  );
}

export const islands: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun: Sun = placeSun(stage, dice.chance(0.5));
  const horizon = 430;
  const far = range(4).map((i) =>
    island(stage, 120 + i * 310 + dice.between(-60, 60), horizon + 8, dice.between(190, 330), dice.between(60, 130), 0.12),
  );
  const near = [island(stage, dice.between(120, 300), 520, 420, 190, 0.7), island(stage, dice.between(900, 1060), 500, 380, 150, 0.55)];
  const boat = dice.pick([jukung, schooner, schooner]);
  return [
    sky(stage, sun),
    clouds(stage, 5, 60, 260),
    flock(stage, 700, 210),
    ridge(stage, horizon + 4, 90, mix(ink.land[0], ink.sky[3], 0.4)),
    water(stage, horizon, sun),
    ...far,
    ...near,
    moved(dice.between(540, 660), 560, 0.4, sailboat(stage)),
    moved(dice.between(500, 720), 690, 1.15, boat(stage)),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right', 'top'),
  ].join('');
};

export const beach: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.4));
  const horizon = 360;
  const shore: Point[] = [
    [-20, 640],
    [180, 600],
    [420, 560],
    [700, 585],
    [940, 545],
    [1220, 500],
  ];
  const lower = (by: number) => `${curve(shore.map(([x, y]) => [x, y + by] as Point))}L1220 820L-20 820Z`;
  const umbrellas = range(4).map((i) => {
    const x = 320 + i * 190 + dice.between(-40, 40);
    const y = 690 + dice.between(-20, 36);
    return (
      ellipse(x + 26, y + 26, 62, 9, mix(ink.sand, ink.dark, 0.25)) +
      line([x, y + 26], [x + 12, y - 88], ink.dark, 4) +
      path(`M${n(x - 62)} ${n(y - 66)}Q${n(x + 12)} ${n(y - 156)} ${n(x + 88)} ${n(y - 52)}Z`, i % 2 ? ink.water[0] : ink.coral) +
      path(`M${n(x - 18)} ${n(y - 62)}Q${n(x + 12)} ${n(y - 156)} ${n(x + 42)} ${n(y - 56)}Z`, ink.white) +
      path(`M${n(x - 50)} ${n(y + 18)}h64l18 -26h12l-20 38h-74z`, ink.white)
    );
  });
  return [
    sky(stage, sun),
    clouds(stage, 4, 60, 220),
    island(stage, dice.between(250, 420), horizon + 6, 360, 105, 0.25),
    island(stage, dice.between(820, 1000), horizon + 6, 260, 80, 0.15),
    water(stage, horizon, sun, 660),
    moved(dice.between(520, 760), 455, 0.62, jukung(stage)),
    moved(300, 420, 0.3, sailboat(stage)),
    path(lower(-16), mix(ink.water[1], ink.white, 0.35)),
    path(lower(-4), ink.white),
    path(lower(10), mix(ink.sand, ink.wall[1], 0.35)),
    path(lower(36), ink.sand),
    ...umbrellas,
    range(14)
      .map(() => ellipse(dice.between(100, 1150), dice.between(690, 780), dice.between(10, 26), 3, mix(ink.sand, ink.wall[1], 0.45)))
      .join(''),
    palm(stage, { x: 60, y: 800, height: 560, lean: 170 }),
    palm(stage, { x: 10, y: 800, height: 430, lean: 90 }),
    palm(stage, { x: 1180, y: 810, height: 470, lean: -150 }),
    shrubs(stage, 800, 70, ink.leaf[2]),
  ].join('');
};

/** What lies behind a harbour: a city, hills, a volcano, or a low coast with palms. */
function farShore(stage: Stage, horizon: number): string {
  const { ink, dice } = stage;
  const palms = () =>
    treeline(stage, horizon - 4, 20, ink.leaf[1]) +
    range(9)
      .map((i) =>
        palm(stage, {
          x: 60 + i * 135 + dice.between(-40, 40),
          y: horizon,
          height: dice.between(70, 130),
          lean: dice.between(-14, 14),
          color: ink.leaf[2],
        }),
      )
      .join('');
  return dice.pick([
    () => cityRow(stage, horizon + 4, 190, mix(ink.land[0], ink.sky[3], 0.15), false) + cityRow(stage, horizon + 4, 90, ink.land[1], false),
    () => ranges(stage, horizon, 150, 3),
    () => cone(stage, dice.between(250, 950), horizon + 8, 820, 250, ink.land[0]) + ridge(stage, horizon + 8, 60, ink.land[1]) + palms(),
    () => ridge(stage, horizon + 8, 90, mix(ink.land[0], ink.leaf[1], 0.3)) + palms(),
  ])();
}

/** Harbour traffic; the ship itself differs. */
const harbour = (stage: Stage, ship: string, shipAt: { y: number; scale: number }): string => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const horizon = 470;
  const place = dice.chance(0.5) ? moved : mirrored;
  return [
    sky(stage, sun),
    clouds(stage, 5, 60, 280),
    flock(stage, 300, 240),
    farShore(stage, horizon),
    water(stage, horizon, sun),
    island(stage, dice.between(60, 200), horizon + 14, 300, 86, 0.3),
    island(stage, 1080, horizon + 10, 260, 70, 0.25),
    place(600 + dice.between(-90, 90), shipAt.y + dice.between(-20, 14), shipAt.scale * dice.between(0.86, 1.05), ship),
    moved(dice.between(140, 260), 700, 0.5, sailboat(stage)),
    range(9)
      .map(() => stroke(`M${n(dice.between(0, WIDTH))} ${n(dice.between(700, 790))}q30 -10 60 0t60 0`, ink.glint, 4, 'opacity="0.5"'))
      .join(''),
  ].join('');
};
export const ferry: Scene = (stage) => harbour(stage, ferryShip(stage), { y: 640, scale: 1.3 }) + leafCorner(stage, 'right');
export const cruise: Scene = (stage) => harbour(stage, cruiseShip(stage), { y: 630, scale: 1.12 }) + leafCorner(stage, 'left');

export const karst: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const horizon = 500;
  const rock = (x: number, w: number, h: number, near: number): string => {
    const wall = mix(ink.land[0], ink.wall[1], near * 0.8);
    const y = horizon + 6 + near * 70;
    const d = `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.56)} ${n(y - h * 0.4)} ${n(x - w * 0.42)} ${n(y - h * 0.86)} ${n(x - w * 0.2)} ${n(y - h)}Q${n(x)} ${n(y - h * 1.1)} ${n(x + w * 0.24)} ${n(y - h * 0.96)}C${n(x + w * 0.44)} ${n(y - h * 0.8)} ${n(x + w * 0.5)} ${n(y - h * 0.4)} ${n(x + w * 0.48)} ${n(y)}Z`;
    const green = mix(ink.land[1], ink.leaf[1], 0.2 + near * 0.7);
    const crown = range(11).map((i) => {
      const t = (i - 5) / 5;
      return ellipse(
        x + t * w * 0.36 + w * 0.01,
        y - h * (1.02 - t * t * 0.13),
        w * dice.between(0.09, 0.13),
        h * dice.between(0.04, 0.075),
        i % 2 ? green : mix(green, ink.leaf[2], 0.5),
      );
    });
    const foot = range(7).map((i) =>
      ellipse(x + (i - 3) * w * 0.14, y - 4, w * 0.09, h * dice.between(0.03, 0.06), mix(green, ink.leaf[2], 0.6)),
    );
    const streaks = range(6).map((i) =>
      stroke(
        `M${n(x + (i - 2.5) * w * 0.14)} ${n(y - h * dice.between(0.66, 0.84))}q${n(dice.between(-8, 8))} ${n(h * 0.2)} 0 ${n(h * dice.between(0.28, 0.5))}`,
        i % 2 ? mix(wall, ink.dark, 0.28) : mix(wall, ink.white, 0.35),
        5 * (0.5 + near),
        'opacity="0.8"',
      ),
    );
    const patches = range(6).map(() =>
      ellipse(x + dice.between(-0.36, 0.3) * w, y - h * dice.between(0.12, 0.62), w * dice.between(0.06, 0.12), h * 0.04, green),
    );
    const shade = path(
      `M${n(x + w * 0.24)} ${n(y - h * 0.96)}C${n(x + w * 0.44)} ${n(y - h * 0.8)} ${n(x + w * 0.5)} ${n(y - h * 0.4)} ${n(x + w * 0.48)} ${n(y)}H${n(x + w * 0.14)}Q${n(x + w * 0.3)} ${n(y - h * 0.5)} ${n(x + w * 0.24)} ${n(y - h * 0.96)}Z`,
      mix(wall, ink.dark, 0.3),
    );
    return (
      path(d, wall) +
      shade +
      streaks.join('') +
      patches.join('') +
      crown.join('') +
      foot.join('') +
      ellipse(x, y + 2, w * 0.53, 7, ink.dark, 'opacity="0.25"')
    );
  };
  return [
    sky(stage, sun),
    clouds(stage, 4),
    range(5)
      .map((i) => rock(100 + i * 260 + dice.between(-50, 50), dice.between(120, 190), dice.between(120, 230), 0))
      .join(''),
    flock(stage, 620, 180),
    water(stage, horizon, sun),
    rock(dice.between(170, 260), 250, 400, 0.75),
    rock(dice.between(980, 1070), 300, 330, 0.9),
    rock(dice.between(700, 800), 150, 210, 0.4),
    moved(dice.between(500, 640), 690, 1.25, kayak(stage)),
    leafCorner(stage, 'left', 'top'),
    leafCorner(stage, 'right', 'top'),
  ].join('');
};

const fish = (x: number, y: number, size: number, color: string, stripe: string) =>
  moved(
    x,
    y,
    size,
    path('M-30 0Q-6 -22 24 -4L42 -18V18L24 4Q-6 22 -30 0Z', color),
    path('M-8 -12Q-2 0 -8 12L2 12Q8 0 2 -13Z', stripe),
    circle(-20, -3, 3, '#12242c'),
  );

/** Below the surface it is blue-green at any hour. */
const underwater = ({ ink }: Stage): [deep: string, light: string] => [
  mix('#0d6f7c', ink.water[0], ink.night ? 0.3 : 0.5),
  mix('#7fd6cd', ink.white, ink.night ? 0.05 : 0.3),
];

export const reef: Scene = (stage) => {
  const { ink, dice } = stage;
  const [deep, light] = underwater(stage);
  const bands = range(7).map((i) =>
    path(
      `${curve(range(9).map((k) => [k * 150, i * 118 - 10 + Math.sin(k * 0.9 + i) * 14] as Point))}L1200 820L0 820Z`,
      mix(light, mix(deep, ink.dark, 0.35), i / 6),
    ),
  );
  const coral = (x: number, y: number, h: number, color: string) =>
    range(7)
      .map((i) =>
        stroke(
          `M${n(x)} ${n(y)}Q${n(x + (i - 3) * h * 0.08)} ${n(y - h * 0.5)} ${n(x + (i - 3) * h * 0.2)} ${n(y - h * dice.between(0.65, 1))}`,
          i % 2 ? color : mix(color, ink.white, 0.25),
          h * 0.075,
        ),
      )
      .join('');
  const brain = (x: number, y: number, r: number, color: string) =>
    ellipse(x, y, r, r * 0.72, color) +
    range(4)
      .map((i) =>
        stroke(
          `M${n(x - r * 0.7 + i * r * 0.1)} ${n(y - r * 0.1 * i)}q${n(r * 0.3)} ${n(-r * 0.3)} ${n(r * 0.6)} 0t${n(r * 0.5)} 0`,
          mix(color, ink.white, 0.4),
          4,
        ),
      )
      .join('');
  const bed = (y: number, color: string) =>
    path(`${curve(range(10).map((k) => [k * 140 - 20, y + Math.sin(k * 1.3) * 28] as Point))}L1240 820L-20 820Z`, color);
  const swimmer = moved(
    dice.between(560, 740),
    250,
    1.15,
    path('M-96 6Q-40 -22 30 -10Q66 -6 70 6Q40 20 -20 20Q-70 22 -96 6Z', ink.dark),
    circle(88, 2, 21, ink.dark),
    rect(84, -8, 26, 16, ink.coral, 'rx="6"'),
    stroke('M80 -14q-2 -30 14 -40', ink.coral, 6),
    stroke('M40 10Q60 60 104 66', ink.dark, 13),
    path('M-92 4L-176 -18L-170 10Z', ink.coral),
    path('M-88 12L-168 40L-150 56Z', ink.coral),
  );
  const shoal = range(20).map(() =>
    fish(
      dice.between(60, 1140),
      dice.between(300, 620),
      dice.between(0.45, 1.05),
      dice.pick([ink.coral, ink.lamp, ink.white]),
      dice.pick([ink.white, ink.dark, ink.coral]),
    ),
  );
  return [
    ...bands,
    shafts(stage, dice.between(400, 800), -20, 640, 7),
    swimmer,
    bed(640, mix(deep, ink.dark, 0.3)),
    coral(200, 700, 190, mix(ink.land[1], deep, 0.3)),
    coral(980, 690, 220, mix(ink.land[0], deep, 0.3)),
    ...shoal,
    bed(715, mix(deep, ink.dark, 0.55)),
    coral(120, 780, 210, ink.coral),
    coral(420, 790, 130, ink.lamp),
    brain(600, 770, 90, mix(ink.coral, ink.white, 0.3)),
    coral(760, 790, 160, mix(ink.coral, '#c24f8a', 0.5)),
    brain(930, 780, 66, ink.leaf[0]),
    coral(1090, 790, 230, ink.coral),
    range(24)
      .map(() => circle(dice.between(80, 1120), dice.between(60, 500), dice.between(3, 9), ink.white, 'opacity="0.35"'))
      .join(''),
  ].join('');
};

export const aquarium: Scene = (stage) => {
  const { ink, dice } = stage;
  const glass = mix(underwater(stage)[1], '#1f8fa3', 0.6);
  const ray = (x: number, y: number, size: number) =>
    moved(
      x,
      y,
      size,
      path('M-130 20Q-60 -54 0 -46T130 20Q70 6 34 34L0 56L-34 34Q-70 6 -130 20Z', mix(ink.dark, ink.water[0], 0.35)),
      path('M-60 4Q0 -20 60 4Q30 20 0 44Q-30 20 -60 4Z', mix(ink.dark, ink.water[0], 0.15)),
      stroke('M0 52Q10 110 -14 150', ink.dark, 5),
      path('M-20 -46q-6 -20 4 -24l6 22zM20 -46q6 -20 -4 -24l-6 22z', ink.dark),
    );
  const shark = moved(
    dice.between(820, 960),
    380,
    1.1,
    path(
      'M-150 0Q-60 -44 60 -24L110 -64Q104 -20 150 -4Q104 4 96 40L66 8Q-20 34 -90 22Q-130 16 -150 0Z',
      mix(ink.land[2], ink.water[1], 0.3),
    ),
    path('M-10 -32L34 -86L50 -24Z', mix(ink.land[2], ink.water[1], 0.3)),
    circle(-112, -4, 5, ink.white),
  );
  const shoal = range(34).map((i) =>
    fish(
      240 + dice.between(-170, 260),
      480 + Math.sin(i) * 60 + dice.between(-50, 50),
      dice.between(0.35, 0.7),
      i % 3 ? ink.lamp : ink.coral,
      ink.white,
    ),
  );
  const ribs = range(7).map((i) =>
    stroke(`M${n(-60 + i * 220)} 830Q${n(60 + i * 180)} 300 ${n(150 + i * 150)} -40`, ink.white, 5, 'opacity="0.14"'),
  );
  return [
    rect(0, 0, WIDTH, 800, mix(glass, ink.dark, 0.2)),
    range(5)
      .map((i) => ellipse(600, 60, 900 - i * 150, 620 - i * 105, mix(mix(glass, ink.dark, 0.2), ink.white, i * 0.11)))
      .join(''),
    shafts(stage, 600, -30, 620, 8),
    range(16)
      .map(() => fish(dice.between(60, 1140), dice.between(60, 300), dice.between(0.25, 0.5), mix(glass, ink.dark, 0.5), glass))
      .join(''),
    ray(dice.between(380, 560), 240, 1.35),
    ray(1030, 170, 0.6),
    shark,
    ...shoal,
    ...ribs,
    ground(stage, 716, ink.dark, 4),
    range(6)
      .map((i) => person(170 + i * 175 + dice.between(-30, 30), 800, i % 3 === 1 ? 130 : 205, ink.dark, ink.dark))
      .join(''),
    stroke('M-20 830Q40 200 330 -30', ink.dark, 34),
    stroke('M1220 830Q1160 200 870 -30', ink.dark, 34),
  ].join('');
};
