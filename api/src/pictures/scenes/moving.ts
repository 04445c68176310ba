import { clouds, flock, ground, mist, placeSun, ranges, ridge, sky, water, type Sun } from '../backdrop';
import { sailboat } from '../boats';
import { cityRow, person } from '../buildings';
import { leafCorner, palm, shrubs, tree, treeline } from '../flora';
import { mix } from '../inks';
import { circle, curve, ellipse, line, mirrored, moved, n, path, poly, range, rect, stroke, WIDTH, type Point } from '../shapes';
import type { Scene, Stage } from '../stage';
import { cone } from './land';

const cabin = ({ ink }: Stage, color: string) =>
  line([0, -120], [0, -66], ink.dark, 6) +
  rect(-16, -126, 32, 12, ink.dark, 'rx="5"') +
  path('M-52 -66H52Q62 -66 64 -54L70 4Q70 24 50 24H-50Q-70 24 -70 4L-64 -54Q-62 -66 -52 -66Z', color) +
  path('M-50 -54H-6V-8H-56Z', mix(ink.water[1], ink.white, 0.45)) +
  path('M6 -54H50L56 -8H6Z', mix(ink.water[1], ink.white, 0.45)) +
  rect(-70, 2, 140, 8, ink.white) +
  range(4)
    .map(
      (i) =>
        circle(-36 + i * 24, -18, 8, ink.dark) +
        rect(-44 + i * 24, -11, 16, 8, [ink.white, ink.lamp, ink.roof, ink.water[0]][i] ?? ink.white),
    )
    .join('');

export const cableCar: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const pylon = (x: number, top: number, base: number) =>
    line([x - 26, base], [x, top], ink.dark, 9) +
    line([x + 26, base], [x, top], ink.dark, 9) +
    range(5)
      .map((i) =>
        line([x - 5 - i * 4.6, top + ((base - top) * (i + 1)) / 6], [x + 9 + i * 4.6, top + ((base - top) * (i + 1.6)) / 6], ink.dark, 3),
      )
      .join('') +
    rect(x - 44, top - 8, 88, 13, ink.dark, 'rx="5"');
  const cable = (dy: number) =>
    stroke(
      `M-20 ${390 + dy}Q180 ${372 + dy} 330 ${300 + dy}Q620 ${262 + dy} 850 ${180 + dy}Q1040 ${136 + dy} 1220 ${80 + dy}`,
      ink.dark,
      4,
    );
  return [
    sky(stage, sun),
    clouds(stage, 5, 60, 300),
    ranges(stage, 480, 170, 3),
    water(stage, 480, sun, 700),
    range(4)
      .map((i) => ellipse(200 + i * 270 + dice.between(-60, 60), 500 + i * 12, 90, 22, ink.leaf[1]))
      .join(''),
    moved(560, 560, 0.5, sailboat(stage)),
    moved(760, 540, 0.35, sailboat(stage)),
    ridge(stage, 720, 210, mix(ink.leaf[1], ink.land[1], 0.4), 6),
    treeline(stage, 660, 36, ink.leaf[1]),
    pylon(850, 180, 690),
    pylon(330, 300, 740),
    cable(0),
    cable(14),
    moved(640, 366, 0.72, cabin(stage, ink.white)),
    moved(1040, 226, 0.6, cabin(stage, ink.coral)),
    moved(170, 492, 1.1, cabin(stage, ink.lamp)),
    moved(dice.between(440, 480), 478, 1.5, cabin(stage, ink.coral)),
    treeline(stage, 745, 56, ink.leaf[2]),
    palm(stage, { x: 1090, y: 800, height: 330, lean: -30 }),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
    flock(stage, 300, 180),
  ].join('');
};

export const hillTrain: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const car = (color: string) =>
    path('M-150 -96H150Q162 -96 162 -84V-6H-162V-84Q-162 -96 -150 -96Z', color) +
    rect(-162, -28, 324, 8, ink.white) +
    range(6)
      .map(
        (i) =>
          rect(-144 + i * 50, -82, 38, 42, ink.night ? ink.lamp : mix(ink.water[1], ink.white, 0.45), 'rx="5"') +
          circle(-125 + i * 50, -52, 8, ink.dark) +
          rect(-134 + i * 50, -45, 18, 6, ink.dark),
      )
      .join('') +
    rect(-156, -112, 312, 18, mix(color, ink.dark, 0.3), 'rx="8"') +
    range(4)
      .map((i) => circle(-110 + i * 73, 2, 13, ink.dark))
      .join('');
  const track = `<g transform="translate(560 470) rotate(-24)">${rect(-800, 14, 1700, 12, ink.dark)}${rect(-800, 30, 1700, 6, mix(ink.dark, ink.white, 0.4))}${range(
    34,
  )
    .map((i) => rect(-790 + i * 50, 12, 14, 30, mix(ink.wall[1], ink.dark, 0.3)))
    .join('')}${range(12)
    .map((i) => rect(-780 + i * 140, 36, 22, 330, mix(ink.wall[1], ink.land[2], 0.35)))
    .join('')}${moved(dice.between(-60, 60), 0, 1, car(ink.coral))}</g>`;
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 500, 150, 2),
    cityRow(stage, 560, 150, ink.land[0], false),
    water(stage, 545, sun, 700),
    cityRow(stage, 640, 110, ink.land[1]),
    path('M-20 820V640Q300 560 560 420T1220 90V820Z', mix(ink.leaf[1], ink.land[1], 0.25)),
    treeline(stage, 720, 60, ink.leaf[1], -40, 420),
    range(26)
      .map((i) =>
        ellipse(i * 50 - 20, 700 - i * 18 + dice.between(-10, 50), 54, 42, i % 2 ? ink.leaf[1] : mix(ink.leaf[1], ink.leaf[0], 0.3)),
      )
      .join(''),
    track,
    range(20)
      .map((i) =>
        ellipse(400 + i * 44, 830 - i * 21 + dice.between(-10, 20), 62, 54, i % 2 ? ink.leaf[2] : mix(ink.leaf[2], ink.leaf[1], 0.4)),
      )
      .join(''),
    shrubs(stage, 780, 70, ink.leaf[2]),
    palm(stage, { x: 1080, y: 790, height: 340, lean: -30 }),
    leafCorner(stage, 'left'),
  ].join('');
};

export const train: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const viaduct =
    rect(0, 506, WIDTH, 26, ink.wall[0]) +
    rect(0, 526, WIDTH, 8, ink.wall[1]) +
    range(8)
      .map((i) => rect(i * 170 - 20, 530, 40, 200, ink.wall[1]) + path(`M${i * 170 + 20} 532h130v40q-65 -54 -130 0z`, ink.wall[1]))
      .join('');
  const coach = (x: number, color: string, engine: boolean) =>
    moved(
      x,
      500,
      1,
      engine
        ? path('M-140 -96H70Q128 -96 152 -30V0H-140Z', color) + path('M76 -84Q110 -80 130 -46H76Z', mix(ink.water[1], ink.white, 0.4))
        : rect(-140, -96, 280, 96, color, 'rx="8"'),
      range(engine ? 4 : 6)
        .map((i) => rect(-126 + i * 45, -76, 34, 32, ink.night ? ink.lamp : mix(ink.water[1], ink.white, 0.4), 'rx="4"'))
        .join(''),
      rect(-140, -32, engine ? 284 : 280, 9, ink.white),
      range(4)
        .map((i) => circle(-100 + i * 64, 4, 12, ink.dark))
        .join(''),
    );
  return [
    sky(stage, sun),
    clouds(stage, 5),
    ranges(stage, 520, 230, 3),
    mist(stage, 470, 0.6),
    treeline(stage, 540, 30, ink.leaf[1]),
    water(stage, 640, null, 720),
    coach(40, ink.coral, false),
    coach(338, ink.coral, false),
    coach(636, ink.coral, false),
    coach(934, ink.coral, true),
    viaduct,
    ground(stage, 706, mix(ink.leaf[0], ink.leaf[1], 0.35), 10),
    range(30)
      .map((i) => stroke(`M${n(i * 42 + dice.between(0, 20))} ${n(744 + dice.between(-14, 30))}v-16`, ink.leaf[2], 4))
      .join(''),
    tree(stage, 170, 770, 240, ink.leaf[2]),
    palm(stage, { x: 1060, y: 800, height: 420, lean: 30 }),
    palm(stage, { x: 1130, y: 800, height: 330, lean: 40 }),
    shrubs(stage, 796, 60, ink.leaf[2]),
    leafCorner(stage, 'left'),
  ].join('');
};

/** What a road passes: the sea, a city, or a mountain above fields. */
const roadside = (stage: Stage, sun: Sun): string =>
  stage.dice.pick([
    () =>
      ranges(stage, 440, 200, 3) +
      water(stage, 430, sun, 560) +
      moved(240, 470, 0.35, sailboat(stage)) +
      ridge(stage, 560, 100, mix(stage.ink.leaf[1], stage.ink.land[1], 0.35)),
    () =>
      cityRow(stage, 540, 330, stage.ink.land[0], false) +
      cityRow(stage, 540, 230, stage.ink.land[1]) +
      treeline(stage, 520, 34, stage.ink.leaf[1]),
    () =>
      cone(stage, stage.dice.between(350, 850), 540, 900, 330, stage.ink.land[0]) +
      ridge(stage, 540, 120, stage.ink.land[1]) +
      mist(stage, 480, 0.6) +
      treeline(stage, 520, 30, stage.ink.leaf[1]),
  ])();

export const vanRoad: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const road: [Point[], Point[]] = [
    [
      [500, 470],
      [560, 520],
      [760, 560],
      [720, 610],
      [420, 680],
      [240, 820],
    ],
    [
      [540, 470],
      [620, 516],
      [850, 556],
      [880, 626],
      [760, 700],
      [760, 820],
    ],
  ];
  const bend = (points: readonly Point[]) => curve(points);
  const tarmac = path(`${bend(road[0])}L760 820${curve([...road[1]].reverse()).replace('M', 'L')}Z`, mix(ink.land[2], ink.wall[1], 0.25));
  const middle: Point[] = range(6).map((i) => [((road[0][i]?.[0] ?? 0) + (road[1][i]?.[0] ?? 0)) / 2, road[0][i]?.[1] ?? 0]);
  const paint = dice.pick([ink.coral, ink.water[0], ink.lamp, ink.leaf[1]]);
  const van =
    path('M-150 -20V-110Q-150 -134 -126 -134H60Q92 -134 112 -104L142 -60Q156 -54 156 -36V-4H-150Z', ink.white) +
    path('M-150 -46H156V-4H-150Z', paint) +
    path('M66 -120Q88 -120 100 -100L122 -66H66Z', mix(ink.water[0], ink.white, 0.25)) +
    range(3)
      .map((i) => rect(-134 + i * 66, -118, 54, 50, mix(ink.water[0], ink.white, 0.25), 'rx="7"'))
      .join('') +
    [-88, 92].map((x) => circle(x, -2, 29, ink.dark) + circle(x, -2, 13, ink.wall[0])).join('') +
    circle(146, -34, 9, ink.lamp) +
    rect(-120, -150, 190, 18, ink.roof, 'rx="6"') +
    rect(-96, -172, 70, 24, ink.lamp, 'rx="5"') +
    rect(-20, -168, 56, 20, ink.water[0], 'rx="5"');
  return [
    sky(stage, sun),
    clouds(stage, 4),
    roadside(stage, sun),
    ground(stage, 520, mix(ink.leaf[0], ink.leaf[1], 0.45), 14),
    ground(stage, 640, ink.leaf[1], 22),
    tarmac,
    stroke(curve(middle), ink.white, 7, 'stroke-dasharray="34 26"'),
    tree(stage, 980, 620, 190, ink.leaf[2]),
    tree(stage, 330, 600, 140, ink.leaf[2]),
    palm(stage, { x: 130, y: 740, height: 430, lean: 60 }),
    palm(stage, { x: 1080, y: 760, height: 470, lean: -70 }),
    ellipse(610, 738, 170, 14, ink.dark, 'opacity="0.3"'),
    (dice.chance(0.5) ? moved : mirrored)(600, 728, 1.12, van),
    shrubs(stage, 806, 56, ink.leaf[2]),
    leafCorner(stage, 'right'),
  ].join('');
};

export const coaster: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const base = 680;
  const shape: Point[] = [
    [-20, 600],
    [90, 520],
    [190, 300],
    [290, 170],
    [390, 260],
    [450, 520],
    [540, 610],
    [640, 540],
    [760, 330],
    [880, 260],
    [980, 360],
    [1060, 520],
    [1220, 560],
  ];
  const d = curve(shape);
  const supports = range(26).map((i) => {
    const x = 20 + i * 47;
    const after = shape.findIndex(([px]) => px > x);
    const [ax, ay] = shape[Math.max(0, after - 1)] ?? [0, 600];
    const [bx, by] = shape[Math.max(0, after)] ?? [1200, 560];
    const y = ay + ((by - ay) * (x - ax)) / Math.max(1, bx - ax) + 16;
    return (
      line([x, y], [x, base], mix(ink.wall[0], ink.land[1], 0.4), 5) +
      (i % 2 ? line([x, y + 30], [x + 47, base], mix(ink.wall[0], ink.land[1], 0.5), 3) : '')
    );
  });
  const loop =
    circle(600, 400, 130, 'none', `stroke="${ink.coral}" stroke-width="15"`) +
    circle(600, 400, 130, 'none', `stroke="${ink.white}" stroke-width="4" stroke-dasharray="5 13"`);
  const cars = range(4).map(
    (i) =>
      `<g transform="translate(${706 + i * 47} ${[408, 348, 304, 275][i]}) rotate(${[-56, -50, -36, -24][i]})">${rect(-25, -36, 50, 30, [ink.lamp, ink.water[0], ink.lamp, ink.water[0]][i] ?? ink.lamp, 'rx="9"')}${circle(-9, -43, 10, ink.dark)}${circle(11, -43, 10, ink.dark)}${line([-13, -52], [-20, -72], ink.dark, 5)}${line([15, -52], [22, -72], ink.dark, 5)}</g>`,
  );
  const tent = (x: number, color: string) =>
    moved(
      x,
      base + 6,
      1,
      path('M-84 0V-66H84V0Z', ink.white),
      range(4)
        .map((i) => rect(-84 + i * 46, -66, 23, 66, color))
        .join(''),
      poly(
        [
          [-104, -62],
          [0, -150],
          [104, -62],
        ],
        color,
      ),
      poly(
        [
          [-34, -62],
          [0, -150],
          [34, -62],
        ],
        ink.white,
      ),
      line([0, -150], [0, -182], ink.dark, 4),
      path('M0 -182h34l-9 9 9 9h-34z', ink.lamp),
    );
  const balloons = range(7).map((i) => {
    const x = dice.between(80, 1120);
    const y = dice.between(110, 330);
    return (
      stroke(`M${n(x)} ${n(y + 22)}q8 26 -2 50`, ink.dark, 1.6) +
      ellipse(x, y, 17, 21, [ink.coral, ink.lamp, ink.white, ink.leaf[0]][i % 4] ?? ink.coral)
    );
  });
  return [
    sky(stage, sun),
    clouds(stage, 5),
    ranges(stage, 600, 150, 2),
    treeline(stage, 640, 46, ink.leaf[1]),
    ...supports,
    stroke(d, mix(ink.coral, ink.dark, 0.3), 17),
    stroke(d, ink.coral, 12),
    stroke(d, ink.white, 3, 'stroke-dasharray="5 13"'),
    loop,
    ...cars,
    ...balloons,
    treeline(stage, base, 34, ink.leaf[2]),
    tent(170, ink.coral),
    tent(1010, ink.water[0]),
    tent(430, ink.lamp),
    rect(0, 720, WIDTH, 90, mix(ink.sand, ink.wall[1], 0.3)),
    range(9)
      .map((i) =>
        person(
          120 + i * 125 + dice.between(-26, 26),
          770,
          108,
          [ink.coral, ink.white, ink.water[0], ink.lamp][i % 4] ?? ink.white,
          ink.dark,
        ),
      )
      .join(''),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
  ].join('');
};

export const waterSlides: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const tube = (d: string, color: string, w: number) =>
    stroke(d, mix(color, ink.dark, 0.3), w) +
    stroke(d, color, w * 0.8) +
    stroke(d, mix(color, ink.white, 0.55), w * 0.16, 'transform="translate(-4 -8)"');
  const towerBlock =
    rect(520, 210, 170, 440, mix(ink.wall[1], ink.dark, 0.15)) +
    range(5)
      .map((i) => rect(506, 290 + i * 76, 198, 12, ink.wall[0]) + line([520, 366 + i * 76], [690, 302 + i * 76], ink.wall[0], 8))
      .join('') +
    poly(
      [
        [480, 214],
        [605, 110],
        [730, 214],
      ],
      ink.roof,
    ) +
    poly(
      [
        [605, 110],
        [730, 214],
        [640, 214],
      ],
      mix(ink.roof, ink.dark, 0.3),
    ) +
    rect(506, 208, 198, 62, mix(ink.dark, ink.wall[1], 0.3)) +
    range(4)
      .map((i) => person(540 + i * 44, 270, 66, [ink.coral, ink.lamp, ink.white, ink.water[1]][i] ?? ink.coral, ink.wall[1]))
      .join('');
  const pool =
    path('M60 690Q600 590 1140 690Q1180 780 600 790Q20 780 60 690Z', ink.white) +
    path('M86 694Q600 606 1114 694Q1150 764 600 774Q50 764 86 694Z', mix(ink.water[1], '#35b7c0', 0.75)) +
    range(16)
      .map(() => stroke(`M${n(dice.between(160, 980))} ${n(dice.between(672, 752))}q22 -9 44 0t44 0`, ink.white, 3.5, 'opacity="0.6"'))
      .join('');
  const ring = (x: number, y: number, color: string) =>
    ellipse(x, y, 46, 22, color) +
    ellipse(x, y - 2, 22, 9, ink.white) +
    circle(x, y - 34, 14, ink.wall[1]) +
    path(`M${x - 20} ${y - 4}q0 -24 20 -24t20 24z`, ink.roof);
  const splash = (x: number, y: number) =>
    range(9)
      .map((i) => ellipse(x + (i - 4) * 17, y - dice.between(0, 44), 10, 17, ink.white, 'opacity="0.85"'))
      .join('');
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 560, 150, 2),
    treeline(stage, 590, 60, ink.leaf[1]),
    palm(stage, { x: 260, y: 640, height: 330, lean: -20, color: ink.leaf[2] }),
    palm(stage, { x: 960, y: 640, height: 300, lean: 20, color: ink.leaf[2] }),
    towerBlock,
    rect(0, 630, WIDTH, 180, mix(ink.sand, ink.wall[0], 0.35)),
    pool,
    tube('M700 260Q1060 240 1040 380T800 460T820 590T1000 690', ink.coral, 50),
    tube('M516 260Q140 250 170 380T400 450T380 560T210 690', ink.lamp, 50),
    tube('M610 300Q760 420 640 500T580 610T560 700', mix(ink.leaf[0], ink.water[1], 0.35), 44),
    splash(1000, 700),
    splash(210, 700),
    splash(560, 712),
    ring(390, 716, ink.coral),
    ring(760, 728, ink.lamp),
    palm(stage, { x: 50, y: 800, height: 470, lean: 50 }),
    palm(stage, { x: 1160, y: 800, height: 500, lean: -60 }),
    shrubs(stage, 806, 50, ink.leaf[2]),
  ].join('');
};
