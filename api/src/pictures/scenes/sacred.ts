import { clouds, flock, ground, mist, placeSun, ranges, ridge, sky, water } from '../backdrop';
import { arch, person } from '../buildings';
import { leafCorner, palm, shrubs, tree, treeline } from '../flora';
import { mix } from '../inks';
import { circle, ellipse, line, mirrored, moved, n, path, poly, range, rect, WIDTH } from '../shapes';
import type { Scene, Stage } from '../stage';
import { cone } from './land';

/** A meru: thatched roofs one above the other, on a stone base at 0,0. */
function meru({ ink }: Stage, tiers: number): string {
  const thatch = mix(ink.dark, ink.roof, 0.22);
  const parts: string[] = [
    rect(-92, -30, 184, 32, mix(ink.wall[1], ink.dark, 0.2)),
    rect(-74, -58, 148, 30, ink.wall[1]),
    rect(-46, -108, 92, 52, ink.roof),
    rect(-16, -104, 32, 48, ink.dark),
    rect(-46, -66, 92, 6, ink.lamp),
  ];
  let y = -100;
  for (let i = 0; i < tiers; i += 1) {
    const w = 108 - (i / tiers) * 78;
    const h = 36 - (i / tiers) * 12;
    parts.push(
      path(
        `M${n(-w)} ${n(y)}Q${n(-w * 0.55)} ${n(y - h * 0.5)} ${n(-w * 0.42)} ${n(y - h)}H${n(w * 0.42)}Q${n(w * 0.55)} ${n(y - h * 0.5)} ${n(w)} ${n(y)}Z`,
        thatch,
      ),
      path(
        `M${n(w * 0.1)} ${n(y)}L${n(w * 0.06)} ${n(y - h)}H${n(w * 0.42)}Q${n(w * 0.55)} ${n(y - h * 0.5)} ${n(w)} ${n(y)}Z`,
        mix(thatch, '#000000', 0.22),
      ),
      rect(-w * 0.92, y - 1, w * 1.84, 4, ink.lamp),
    );
    parts.push(rect(-w * 0.36, y - h - 13, w * 0.72, 15, ink.roof));
    y -= h + 12;
  }
  return (
    parts.join('') +
    poly(
      [
        [-9, y + 2],
        [9, y + 2],
        [0, y - 40],
      ],
      ink.lamp,
    )
  );
}

/** One half of a split gate; the other is its mirror image. */
function gateHalf({ ink }: Stage): string {
  const stone = mix(ink.wall[1], ink.roof, 0.35);
  const shade = mix(stone, ink.dark, 0.35);
  const steps = range(7).map(
    (i) =>
      rect(26, -70 - i * 52, 150 - i * 20, 54, i % 2 ? stone : mix(stone, ink.wall[0], 0.25)) +
      rect(26, -70 - i * 52, 166 - i * 20, 10, shade) +
      path(`M${n(176 - i * 20)} ${n(-70 - i * 52)}q26 -8 20 -36q-6 16 -24 20z`, shade),
  );
  return (
    rect(26, -20, 190, 22, shade) +
    steps.join('') +
    poly(
      [
        [26, -382],
        [62, -382],
        [26, -452],
      ],
      stone,
    ) +
    line([26, -440], [26, 0], mix(stone, ink.dark, 0.55), 7)
  );
}

const umbrella = ({ ink }: Stage, x: number, y: number, color: string) =>
  moved(
    x,
    y,
    1,
    line([0, 0], [0, -150], ink.dark, 5),
    path('M-56 -132Q0 -186 56 -132Z', color),
    path('M-56 -132H56V-116H-56Z', ink.lamp),
    circle(0, -164, 6, ink.lamp),
  );

/** Merus on a lake. */
export const temple: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, true);
  const x = dice.between(420, 560);
  const isle = ellipse(x + 60, 590, 330, 28, mix(ink.land[3], ink.leaf[2], 0.4)) + ellipse(x + 60, 582, 310, 20, ink.leaf[1]);
  const mirror = (part: string) => `<g transform="translate(0 1180) scale(1 -1)" opacity="0.28">${part}</g>`;
  const shrines = moved(x, 582, 0.95, meru(stage, 7)) + moved(x + 200, 584, 0.7, meru(stage, 4));
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 500, 250, 3),
    mist(stage, 470, 0.9),
    water(stage, 500, sun),
    mirror(shrines),
    isle,
    shrubs2(stage, x),
    shrines,
    umbrella(stage, x - 130, 590, ink.coral),
    umbrella(stage, x + 110, 592, ink.white),
    umbrella(stage, x + 320, 588, ink.coral),
    flock(stage, 880, 220),
    moved(
      dice.between(900, 1020),
      640,
      0.7,
      path('M-90 -10Q0 16 90 -10Q60 20 0 20T-90 -10Z', ink.dark),
      person(10, 0, 70, ink.coral, ink.dark),
      ellipse(10, -66, 22, 7, ink.lamp),
    ),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
  ].join('');
};

const shrubs2 = ({ ink, dice }: Stage, x: number) =>
  range(12)
    .map((i) => circle(x - 200 + i * 48, 576 + dice.between(-4, 6), dice.between(10, 20), i % 3 ? ink.leaf[2] : ink.coral))
    .join('');

/** A split gate before a volcano. */
export const splitGate: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = { x: 600, y: dice.between(330, 400), r: 96 };
  return [
    sky(stage, sun),
    clouds(stage, 3),
    cone(stage, 600 + dice.between(-40, 40), 600, 1050, 300, ink.land[0]),
    mist(stage, 520, 0.9),
    ridge(stage, 610, 80, ink.land[1]),
    treeline(stage, 600, 34, ink.leaf[1]),
    palm(stage, { x: 150, y: 640, height: 330, lean: 30, color: ink.leaf[2] }),
    palm(stage, { x: 1060, y: 640, height: 290, lean: -30, color: ink.leaf[2] }),
    moved(640, 660, 1.1, gateHalf(stage)),
    mirrored(560, 660, 1.1, gateHalf(stage)),
    rect(0, 656, WIDTH, 150, mix(ink.wall[1], ink.dark, 0.15)),
    range(5)
      .map((i) =>
        poly(
          [
            [520 - i * 55, 662 + i * 30],
            [680 + i * 55, 662 + i * 30],
            [680 + i * 55 + 40, 690 + i * 30],
            [480 - i * 55, 690 + i * 30],
          ],
          i % 2 ? ink.wall[1] : ink.wall[0],
        ),
      )
      .join(''),
    person(600, 700, 116, ink.coral, ink.dark),
    umbrella(stage, 380, 690, ink.lamp),
    umbrella(stage, 820, 690, ink.lamp),
    shrubs(stage, 800, 60, ink.leaf[2]),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
  ].join('');
};

const bell = ({ ink }: Stage, color: string): string => {
  const holes = range(3).map((row) =>
    range(7 - row)
      .map((i) =>
        poly(
          [
            [(i - (6 - row) / 2) * 22, -30 - row * 28],
            [(i - (6 - row) / 2) * 22 + 7, -20 - row * 28],
            [(i - (6 - row) / 2) * 22, -10 - row * 28],
            [(i - (6 - row) / 2) * 22 - 7, -20 - row * 28],
          ],
          mix(color, ink.dark, 0.55),
        ),
      )
      .join(''),
  );
  return (
    rect(-100, -12, 200, 16, mix(color, ink.dark, 0.25)) +
    path('M-88 -10Q-92 -100 -34 -118H34Q92 -100 88 -10Z', color) +
    path('M30 -10Q52 -80 20 -118H34Q92 -100 88 -10Z', mix(color, ink.dark, 0.28)) +
    holes.join('') +
    rect(-32, -140, 64, 24, mix(color, ink.sun, 0.15)) +
    poly(
      [
        [-18, -138],
        [18, -138],
        [6, -214],
        [-6, -214],
      ],
      color,
    )
  );
};

export const stupa: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, true);
  const far = mix(ink.land[1], ink.wall[1], 0.3);
  const mid = mix(ink.land[2], ink.wall[1], 0.28);
  const near = mix(ink.land[3], ink.wall[1], 0.14);
  return [
    sky(stage, sun),
    clouds(stage, 4),
    cone(stage, dice.between(200, 330), 520, 760, 250, mix(ink.land[0], ink.sky[3], 0.2)),
    cone(stage, dice.between(880, 1000), 520, 640, 200, ink.land[0]),
    mist(stage, 440, 0.9),
    treeline(stage, 500, 30, mix(ink.leaf[1], ink.land[0], 0.4)),
    mist(stage, 500, 0.7),
    treeline(stage, 540, 36, ink.leaf[1]),
    flock(stage, 500, 230),
    range(6)
      .map((i) => moved(80 + i * 215, 600, 0.62, bell(stage, far)))
      .join(''),
    rect(0, 598, WIDTH, 30, mix(far, ink.dark, 0.2)),
    rect(0, 622, WIDTH, 40, mid),
    range(4)
      .map((i) => moved(150 + i * 310, 690, 1, bell(stage, mid)))
      .join(''),
    rect(0, 688, WIDTH, 30, mix(mid, ink.dark, 0.25)),
    rect(0, 712, WIDTH, 100, near),
    moved(dice.between(230, 330), 800, 1.75, bell(stage, near)),
    moved(dice.between(960, 1060), 812, 1.5, bell(stage, near)),
    person(640, 716, 108, ink.coral, ink.dark),
    person(700, 716, 98, ink.white, ink.dark),
  ].join('');
};

const dome = ({ ink }: Stage, x: number, y: number, r: number, color: string) =>
  path(
    `M${n(x - r)} ${n(y)}C${n(x - r * 1.24)} ${n(y - r * 0.75)} ${n(x - r * 0.45)} ${n(y - r * 1.15)} ${n(x)} ${n(y - r * 1.5)}C${n(x + r * 0.45)} ${n(y - r * 1.15)} ${n(x + r * 1.24)} ${n(y - r * 0.75)} ${n(x + r)} ${n(y)}Z`,
    color,
  ) +
  path(
    `M${n(x)} ${n(y - r * 1.5)}C${n(x + r * 0.45)} ${n(y - r * 1.15)} ${n(x + r * 1.24)} ${n(y - r * 0.75)} ${n(x + r)} ${n(y)}H${n(x + r * 0.4)}Q${n(x + r * 0.66)} ${n(y - r * 0.85)} ${n(x)} ${n(y - r * 1.5)}Z`,
    mix(color, ink.dark, 0.25),
  ) +
  line([x, y - r * 1.45], [x, y - r * 1.78], ink.lamp, Math.max(3, r * 0.05)) +
  circle(x, y - r * 1.8, Math.max(4, r * 0.07), ink.lamp);

export const mosque: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.4));
  const wall = ink.wall[0];
  const shade = ink.wall[1];
  const blue = mix(ink.water[0], ink.water[1], 0.25);
  const minaret = (x: number, h: number) =>
    rect(x - 17, 600 - h, 34, h, wall) +
    rect(x + 5, 600 - h, 12, h, shade) +
    range(3)
      .map((i) => rect(x - 25, 600 - h * (0.42 + i * 0.26), 50, 10, blue))
      .join('') +
    arch(x - 8, 600 - h * 0.8, 16, 44, blue) +
    dome(stage, x, 600 - h + 3, 22, blue);
  const hall =
    rect(280, 440, 640, 162, wall) +
    rect(280, 430, 640, 14, shade) +
    range(11)
      .map(
        (i) =>
          arch(296 + i * 56, 600, 38, 118, i === 5 ? ink.dark : mix(blue, ink.dark, 0.25)) +
          arch(304 + i * 56, 600, 22, 84, ink.night ? ink.lamp : mix(blue, ink.white, 0.25)),
      )
      .join('');
  const body =
    minaret(190, 400) +
    minaret(1010, 400) +
    minaret(350, 300) +
    minaret(850, 300) +
    rect(450, 330, 300, 112, wall) +
    rect(450, 320, 300, 14, shade) +
    range(7)
      .map((i) => arch(470 + i * 39, 420, 24, 62, blue))
      .join('') +
    dome(stage, 600, 322, 132, blue) +
    dome(stage, 392, 434, 56, blue) +
    dome(stage, 808, 434, 56, blue) +
    hall;
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 560, 120, 2),
    flock(stage, 300, 180),
    treeline(stage, 580, 36, ink.leaf[1]),
    palm(stage, { x: 100, y: 605, height: 210, lean: 14, color: ink.leaf[2] }),
    palm(stage, { x: 1110, y: 605, height: 220, lean: -14, color: ink.leaf[2] }),
    body,
    rect(0, 598, WIDTH, 24, shade),
    water(stage, 618),
    `<g transform="translate(0 1222) scale(1 -1)" opacity="0.22">${body}</g>`,
    shrubs(stage, 780, 70, ink.leaf[2]),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
    tree(stage, 60, 800, 300, ink.land[3]),
    ground(stage, 795, ink.leaf[2], 4),
  ].join('');
};
