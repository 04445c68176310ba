import { clouds, flock, ground, mist, placeSun, ranges, ridge, shafts, sky, water } from '../backdrop';
import { person } from '../buildings';
import { leafCorner, palm, shrubs, tree, treeline } from '../flora';
import { mix } from '../inks';
import { below, circle, curve, ellipse, group, line, moved, n, path, poly, range, rect, stroke, WIDTH, type Point } from '../shapes';
import type { Scene, Stage } from '../stage';

/** A cone with a crater, snow-free, with ribs and a plume. */
export function cone({ ink, dice }: Stage, x: number, base: number, w: number, h: number, color: string): string {
  const lip = w * 0.085;
  const body = path(
    `M${n(x - w / 2)} ${n(base)}C${n(x - w * 0.24)} ${n(base - h * 0.3)} ${n(x - w * 0.12)} ${n(base - h * 0.8)} ${n(x - lip)} ${n(base - h)}L${n(x - lip * 0.3)} ${n(base - h * 0.965)}L${n(x + lip * 0.4)} ${n(base - h * 0.985)}L${n(x + lip)} ${n(base - h * 1.01)}C${n(x + w * 0.13)} ${n(base - h * 0.78)} ${n(x + w * 0.26)} ${n(base - h * 0.3)} ${n(x + w / 2)} ${n(base)}Z`,
    color,
  );
  const shade = path(
    `M${n(x + lip * 0.4)} ${n(base - h * 0.985)}L${n(x + lip)} ${n(base - h * 1.01)}C${n(x + w * 0.13)} ${n(base - h * 0.78)} ${n(x + w * 0.26)} ${n(base - h * 0.3)} ${n(x + w / 2)} ${n(base)}H${n(x + w * 0.08)}Q${n(x + w * 0.09)} ${n(base - h * 0.5)} ${n(x + lip * 0.4)} ${n(base - h * 0.985)}Z`,
    mix(color, ink.dark, 0.3),
  );
  const ribs = range(7).map((i) => {
    const side = (i - 3) / 3;
    return stroke(
      `M${n(x + side * lip * 0.9)} ${n(base - h * dice.between(0.86, 0.94))}Q${n(x + side * w * 0.09)} ${n(base - h * 0.62)} ${n(x + side * w * dice.between(0.2, 0.3))} ${n(base - h * dice.between(0.16, 0.34))}`,
      mix(color, side > 0 ? ink.dark : ink.sun, 0.28),
      w * 0.008,
    );
  });
  return body + shade + ribs.join('');
}

const plume = ({ ink, dice }: Stage, x: number, y: number, size: number) =>
  range(9)
    .map((i) =>
      ellipse(
        x + i * size * 0.2 + dice.between(-8, 8),
        y - i * size * 0.19,
        size * (0.1 + i * 0.035),
        size * (0.09 + i * 0.026),
        mix(ink.cloud, ink.white, 0.4),
        `opacity="${n(0.9 - i * 0.07)}"`,
      ),
    )
    .join('');

export const volcano: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.6));
  const x = dice.between(470, 640);
  return [
    sky(stage, sun),
    clouds(stage, 3, 60, 200),
    cone(stage, x + 380, 560, 760, 250, mix(ink.land[0], ink.sky[3], 0.25)),
    plume(stage, x, 190, 230),
    cone(stage, x, 600, 1000, 400, ink.land[1]),
    mist(stage, 520, 0.7),
    cone(stage, x - 330, 620, 420, 150, ink.land[2]),
    ridge(stage, 640, 90, mix(ink.land[1], ink.land[2], 0.5)),
    mist(stage, 600, 0.8),
    treeline(stage, 655, 34, ink.leaf[1]),
    ground(stage, 700, ink.land[3], 34),
    range(4)
      .map((i) =>
        person(
          770 + i * 66,
          712 + Math.sin(i) * 10,
          78 - (i % 2) * 8,
          [ink.coral, ink.lamp, ink.white, ink.water[1]][i] ?? ink.coral,
          ink.dark,
        ),
      )
      .join(''),
    shrubs(stage, 800, 60, ink.dark, false),
    leafCorner(stage, 'left'),
  ].join('');
};

export const riceTerraces: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const steps = 11;
  const shift = dice.between(0, 3);
  const terraces = range(steps).map((i) => {
    const t = i / (steps - 1);
    const y = 395 + 400 * t ** 1.35;
    const edge: Point[] = range(11).map(
      (k) => [k * 124 - 20, y + Math.sin(k * 0.75 + shift + i * 0.42) * (14 + t * 34) + Math.abs(k - 5) * (7 - t * 16)] as Point,
    );
    const field = mix(mix(ink.leaf[0], ink.lamp, 0.3), ink.leaf[1], 0.15 + ((0.75 * (i % 3)) / 2) * 0.8);
    const rows =
      i % 3 === 1
        ? below(edge, mix(ink.water[1], ink.white, 0.35)) +
          below(
            edge.map(([a, b]) => [a, b + 9 + t * 16] as Point),
            mix(ink.water[1], ink.leaf[0], 0.35),
          )
        : below(edge, field);
    const tufts =
      i % 3 === 1
        ? ''
        : range(26)
            .map((k) =>
              stroke(
                `M${n(k * 47 + dice.between(0, 30))} ${n(y + 22 + t * 34 + dice.between(-5, 9))}v${n(-6 - t * 9)}`,
                mix(field, ink.leaf[2], 0.45),
                2.5 + t * 2,
              ),
            )
            .join('');
    return (
      rows +
      tufts +
      stroke(curve(edge), mix(ink.leaf[2], ink.dark, 0.15), 4 + t * 9) +
      stroke(curve(edge.map(([a, b]) => [a, b - 2 - t * 3] as Point)), mix(ink.leaf[0], ink.white, 0.4), 2 + t * 2)
    );
  });
  const hut = (x: number, y: number, s: number) =>
    moved(
      x,
      y,
      s,
      rect(-26, -34, 6, 36, ink.dark),
      rect(20, -34, 6, 36, ink.dark),
      rect(-30, -20, 60, 6, ink.wall[1]),
      poly(
        [
          [-46, -30],
          [0, -74],
          [46, -30],
        ],
        ink.roof,
      ),
      poly(
        [
          [0, -74],
          [46, -30],
          [12, -30],
        ],
        mix(ink.roof, ink.dark, 0.3),
      ),
    );
  return [
    sky(stage, sun),
    clouds(stage, 4),
    cone(stage, dice.between(300, 860), 440, 720, 230, mix(ink.land[0], ink.sky[2], 0.1)),
    ridge(stage, 430, 100, ink.land[1]),
    mist(stage, 380, 0.6),
    treeline(stage, 400, 24, ink.leaf[2]),
    range(7)
      .map((i) =>
        palm(stage, {
          x: 60 + i * 180 + dice.between(-50, 50),
          y: 412,
          height: dice.between(70, 120),
          lean: dice.between(-16, 16),
          color: ink.leaf[2],
        }),
      )
      .join(''),
    ...terraces.slice(0, 6),
    hut(dice.between(300, 480), 545, 1),
    palm(stage, { x: 900, y: 560, height: 190, lean: 20, color: ink.leaf[2] }),
    ...terraces.slice(6),
    hut(760, 690, 1.5),
    person(840, 720, 74, ink.coral, ink.dark),
    palm(stage, { x: 1120, y: 800, height: 480, lean: -60 }),
    palm(stage, { x: 1190, y: 800, height: 360, lean: 20 }),
    leafCorner(stage, 'left'),
  ].join('');
};

export const teaHills: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.4));
  const hill = (cx: number, top: number, w: number, near: number): string => {
    const color = mix(ink.leaf[0], ink.leaf[1], 0.25 + near * 0.4);
    const rows = range(15).map((i) => {
      const t = (i + 1) / 15;
      const y = top + t * (830 - top);
      const half = (w / 2) * Math.sqrt(t) * 1.15;
      return stroke(
        `M${n(cx - half)} ${n(y + 26)}Q${n(cx)} ${n(y - 46 * (1 - t * 0.4))} ${n(cx + half)} ${n(y + 26)}`,
        mix(color, ink.leaf[2], i % 2 ? 0.75 : 0.5),
        5 + near * 5 + t * 5,
        'stroke-dasharray="60 7"',
      );
    });
    return (
      path(
        `M${n(cx - w * 0.62)} 830C${n(cx - w * 0.4)} ${n(top + 60)} ${n(cx - w * 0.15)} ${n(top)} ${n(cx)} ${n(top)}S${n(cx + w * 0.4)} ${n(top + 60)} ${n(cx + w * 0.62)} 830Z`,
        color,
      ) + rows.join('')
    );
  };
  const house = moved(
    dice.between(610, 720),
    452,
    1,
    rect(-44, -40, 88, 42, ink.wall[0]),
    rect(10, -40, 34, 42, ink.wall[1]),
    poly(
      [
        [-56, -38],
        [-30, -76],
        [30, -76],
        [56, -38],
      ],
      ink.roof,
    ),
    rect(-30, -26, 14, 14, ink.dark),
    rect(-6, -28, 15, 30, ink.dark),
    rect(20, -26, 14, 14, ink.dark),
  );
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 420, 170, 3),
    mist(stage, 400, 0.8),
    hill(950, 400, 900, 0.1),
    treeline(stage, 452, 26, ink.leaf[2], 520, 820),
    house,
    hill(250, 430, 900, 0.4),
    mist(stage, 520, 0.35),
    hill(760, 540, 1100, 0.8),
    person(560, 690, 92, ink.coral, ink.dark),
    ellipse(560, 604, 26, 8, ink.lamp),
    person(660, 716, 92, ink.white, ink.dark),
    ellipse(660, 630, 26, 8, ink.lamp),
    tree(stage, 1110, 800, 330, ink.land[3]),
    leafCorner(stage, 'left'),
  ].join('');
};

export const waterfall: Scene = (stage) => {
  const { ink, dice } = stage;
  const x = dice.between(530, 670);
  const rock = mix(ink.land[2], ink.wall[1], 0.25);
  const fall = (cx: number, top: number, w: number, bottom: number) =>
    path(
      `M${n(cx - w * 0.4)} ${n(top)}Q${n(cx)} ${n(top - 12)} ${n(cx + w * 0.4)} ${n(top)}L${n(cx + w * 0.55)} ${n(bottom)}H${n(cx - w * 0.55)}Z`,
      mix(ink.water[1], ink.white, 0.55),
    ) +
    range(9)
      .map((i) =>
        stroke(
          `M${n(cx + (i - 4) * w * 0.09)} ${n(top + dice.between(0, 40))}L${n(cx + (i - 4) * w * 0.12)} ${n(bottom - dice.between(0, 60))}`,
          i % 2 ? ink.white : mix(ink.water[1], ink.water[0], 0.25),
          w * 0.03,
          'opacity="0.8"',
        ),
      )
      .join('');
  const cliff = (points: Point[], color: string) => path(`${curve(points)}Z`, color);
  const strata = range(18).map((i) => {
    const left = i % 2 === 0;
    return stroke(
      `M${n(left ? dice.between(60, 330) : dice.between(840, 1080))} ${n(170 + i * 22)}l${n(dice.between(30, 90))} ${n(dice.between(-12, 12))}`,
      mix(rock, ink.dark, 0.4),
      6,
      'opacity="0.6"',
    );
  });
  return [
    sky(stage, { x, y: 150, r: 60 }),
    clouds(stage, 3),
    ranges(stage, 330, 170, 2),
    treeline(stage, 262, 56, mix(ink.leaf[1], ink.land[0], 0.35)),
    cliff(
      [
        [180, 830],
        [240, 320],
        [400, 258],
        [600, 246],
        [820, 262],
        [980, 330],
        [1040, 830],
      ],
      mix(rock, ink.land[0], 0.35),
    ),
    fall(x, 250, 190, 620),
    treeline(stage, 250, 34, ink.leaf[1], 200, x - 95),
    treeline(stage, 250, 34, ink.leaf[1], x + 100, 1010),
    cliff(
      [
        [-20, 830],
        [-20, 150],
        [180, 190],
        [350, 300],
        [430, 520],
        [450, 830],
      ],
      rock,
    ),
    cliff(
      [
        [1220, 830],
        [1220, 170],
        [1020, 210],
        [880, 320],
        [800, 520],
        [780, 830],
      ],
      mix(rock, ink.dark, 0.25),
    ),
    ...strata,
    range(12)
      .map((i) =>
        ellipse(
          i < 6 ? 20 + i * 72 : 1190 - (i - 6) * 66,
          172 + (i % 6) ** 2 * 8 + dice.between(-8, 8),
          66,
          40,
          i % 2 ? ink.leaf[1] : ink.leaf[2],
        ),
      )
      .join(''),
    water(stage, 610),
    range(9)
      .map((i) => ellipse(x + (i - 4) * 34, 618 + (i % 2) * 8, 44, 16, ink.white, 'opacity="0.75"'))
      .join(''),
    range(5)
      .map((i) => ellipse(x, 650 + i * 26, 170 + i * 80, 8 + i * 3, 'none', `stroke="${ink.glint}" stroke-width="3" opacity="0.4"`))
      .join(''),
    shafts(stage, x, 0, 560, 4),
    range(7)
      .map((i) =>
        ellipse(
          [90, 240, 360, 800, 930, 1060, 1160][i] ?? 0,
          690 + (i % 3) * 26,
          76 - (i % 3) * 14,
          36,
          i % 2 ? rock : mix(rock, ink.dark, 0.35),
        ),
      )
      .join(''),
    person(860, 668, 82, ink.coral, ink.wall[1]),
    leafCorner(stage, 'left', 'top'),
    leafCorner(stage, 'right', 'top'),
    leafCorner(stage, 'left'),
    leafCorner(stage, 'right'),
  ].join('');
};

export const canopyBridge: Scene = (stage) => {
  const { ink, dice } = stage;
  const trunk = (x: number, w: number, color: string) =>
    path(
      `M${n(x - w * 0.8)} 830Q${n(x - w * 0.4)} 500 ${n(x - w * 0.45)} -20H${n(x + w * 0.45)}Q${n(x + w * 0.4)} 500 ${n(x + w * 0.9)} 830Z`,
      color,
    ) +
    path(
      `M${n(x + w * 0.15)} -20H${n(x + w * 0.45)}Q${n(x + w * 0.4)} 500 ${n(x + w * 0.9)} 830H${n(x + w * 0.3)}Q${n(x + w * 0.1)} 400 ${n(x + w * 0.15)} -20Z`,
      mix(color, ink.dark, 0.3),
    );
  const deckAt = (x: number) => 420 + 110 * (1 - ((x - 600) / 560) ** 2);
  const xs = range(41).map((i) => 40 + i * 28);
  const deck = xs.map((x) => rect(x - 12, deckAt(x), 22, 9, mix(ink.wall[1], ink.coral, 0.15))).join('');
  const ropes =
    stroke(curve(xs.map((x) => [x, deckAt(x) - 88] as Point)), ink.dark, 5) +
    stroke(curve(xs.map((x) => [x, deckAt(x) + 10] as Point)), ink.dark, 6) +
    xs
      .map(
        (x) =>
          line([x, deckAt(x) - 88], [x, deckAt(x) + 6], ink.dark, 2) + line([x, deckAt(x) - 88], [x + 28, deckAt(x + 28)], ink.dark, 1.4),
      )
      .join('');
  const foliage = (y: number, size: number, color: string) =>
    range(20)
      .map((i) =>
        ellipse(
          i * 66 - 20,
          y + dice.between(-22, 22),
          size * dice.between(0.8, 1.2),
          size * dice.between(0.5, 0.8),
          i % 2 ? color : mix(color, ink.leaf[0], 0.3),
        ),
      )
      .join('');
  const hikers = range(3)
    .map((i) => person(430 + i * 130, deckAt(430 + i * 130) + 2, 112 - i * 8, [ink.coral, ink.lamp, ink.white][i] ?? ink.coral, ink.dark))
    .join('');
  return [
    sky(stage, { x: 600, y: 210, r: 92 }),
    ranges(stage, 520, 190, 3),
    mist(stage, 470, 0.8),
    foliage(640, 90, mix(ink.leaf[0], ink.land[0], 0.3)),
    range(5)
      .map((i) => trunk(230 + i * 190 + dice.between(-30, 30), 22, mix(ink.land[1], ink.leaf[1], 0.3)))
      .join(''),
    foliage(90, 70, mix(ink.leaf[1], ink.land[0], 0.25)),
    shafts(stage, 600, -20, 700, 6),
    foliage(720, 100, ink.leaf[1]),
    trunk(120, 62, ink.land[2]),
    trunk(1085, 74, ink.land[2]),
    deck,
    hikers,
    ropes,
    flock(stage, 700, 280, 4),
    foliage(12, 96, ink.leaf[2]),
    foliage(812, 100, ink.leaf[2]),
    trunk(-10, 70, ink.land[3]),
    leafCorner(stage, 'right', 'top'),
    leafCorner(stage, 'left'),
    range(4)
      .map((i) =>
        stroke(
          `M${n(250 + i * 230)} -10q${n(dice.between(-20, 20))} 90 ${n(dice.between(-14, 14))} ${n(dice.between(130, 210))}`,
          ink.leaf[2],
          5,
        ),
      )
      .join(''),
  ].join('');
};

/** Bamboo, stones and a bowl of flowers beside a still pool. */
export const spa: Scene = (stage) => {
  const { ink, dice } = stage;
  const blossom = (x: number, y: number, s: number) =>
    moved(
      x,
      y,
      s,
      ...range(5).map((i) =>
        group(
          `transform="rotate(${i * 72})"`,
          path('M0 0C-26 -14 -24 -52 2 -56C22 -48 20 -16 0 0Z', ink.white),
          path('M0 0C-10 -8 -10 -26 2 -30C12 -24 10 -8 0 0Z', ink.lamp),
        ),
      ),
    );
  const stones = [
    [0, 0, 120, 44],
    [-6, -62, 96, 36],
    [4, -114, 72, 28],
    [-2, -154, 48, 20],
  ].map(
    ([x = 0, y = 0, rx = 1, ry = 1], i) =>
      ellipse(330 + x, 640 + y, rx, ry, mix(ink.land[3], ink.land[1], i * 0.16)) +
      ellipse(330 + x - rx * 0.25, 640 + y - ry * 0.4, rx * 0.4, ry * 0.2, ink.white, 'opacity="0.18"'),
  );
  const bamboo = range(9).map((i) => {
    const x = [30, 84, 130, 960, 1004, 1050, 1098, 1146, 1190][i] ?? 0;
    const color = i % 2 ? ink.leaf[1] : mix(ink.leaf[1], ink.leaf[0], 0.5);
    return (
      rect(x, -10, 26, 700, color) +
      rect(x + 17, -10, 9, 700, mix(color, ink.dark, 0.25)) +
      range(6)
        .map((k) => rect(x - 3, 60 + k * 118 + (i % 3) * 30, 32, 7, mix(color, ink.dark, 0.35)))
        .join('')
    );
  });
  const candle = (x: number, y: number, h: number) =>
    circle(x, y - h - 22, 62, ink.lamp, 'opacity="0.22"') +
    rect(x - 24, y - h, 48, h, ink.white, 'rx="6"') +
    path(`M${x} ${y - h - 40}q16 22 0 36q-16 -14 0 -36z`, ink.lamp) +
    path(`M${x} ${y - h - 26}q7 12 0 21q-7 -9 0 -21z`, ink.coral);
  const bowl = moved(
    790,
    640,
    1.1,
    path('M-150 -50Q-140 56 0 58T150 -50Z', ink.wall[1]),
    path('M20 57Q130 40 150 -50H96Q90 40 20 57Z', mix(ink.wall[1], ink.dark, 0.25)),
    ellipse(0, -50, 150, 32, mix(ink.wall[1], ink.dark, 0.4)),
    ellipse(0, -48, 136, 26, ink.water[1]),
    blossom(-56, -50, 0.6),
    blossom(14, -58, 0.75),
    blossom(78, -48, 0.55),
  );
  return [
    sky(stage, { x: 600, y: 250, r: 110 }),
    ranges(stage, 430, 180, 3),
    palm(stage, { x: 330, y: 450, height: 190, lean: 20, color: ink.leaf[2] }),
    palm(stage, { x: 860, y: 450, height: 150, lean: -20, color: ink.leaf[2] }),
    water(stage, 440, { x: 600, y: 250, r: 90 }, 620),
    ...bamboo,
    rect(0, 600, WIDTH, 200, mix(ink.wall[1], ink.wall[0], 0.3)),
    range(5)
      .map((i) => rect(0, 636 + i * 38, WIDTH, 4, mix(ink.wall[1], ink.dark, 0.3), 'opacity="0.45"'))
      .join(''),
    ellipse(330, 690, 200, 22, ink.dark, 'opacity="0.22"'),
    ...stones,
    ellipse(790, 706, 190, 18, ink.dark, 'opacity="0.22"'),
    bowl,
    candle(530, 690, 74),
    candle(590, 716, 50),
    blossom(180, 730, 0.8),
    blossom(460, 750, 0.6),
    blossom(dice.between(980, 1060), 736, 0.9),
    blossom(330, 464, 0.75),
    leafCorner(stage, 'left', 'top'),
    leafCorner(stage, 'right', 'top'),
  ].join('');
};
