import { bumboat } from '../boats';
import { clouds, placeSun, ranges, sky, water } from '../backdrop';
import { arch, cityLights, cityRow, lanterns, shophouse } from '../buildings';
import { leafCorner, palm, shrubs, treeline } from '../flora';
import { mix } from '../inks';
import { circle, line, moved, n, path, poly, range, rect, stroke, WIDTH } from '../shapes';
import type { Scene, Stage } from '../stage';

export const skyline: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const shore = 560;
  return [
    sky(stage, sun),
    clouds(stage, 4),
    cityRow(stage, shore, 250, mix(ink.land[0], ink.sky[2], 0.35), false),
    cityRow(stage, shore, 350, ink.land[1]),
    cityRow(stage, shore, 230, ink.land[2]),
    treeline(stage, shore - 8, 26, ink.leaf[2]),
    rect(0, shore + 6, WIDTH, 12, ink.wall[1]),
    water(stage, shore + 18, sun),
    cityLights(stage, shore + 24, 170),
    moved(dice.between(260, 520), 690, 1, bumboat(stage)),
    leafCorner(stage, 'right'),
  ].join('');
};

export const ferrisWheel: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const shore = 610;
  const x = dice.between(480, 720);
  const y = 330;
  const r = 262;
  const spokes = range(14).map((i) =>
    line([x, y], [x + Math.cos((i * Math.PI) / 7) * r, y + Math.sin((i * Math.PI) / 7) * r], mix(ink.white, ink.land[1], 0.35), 2.5),
  );
  const capsules = range(28).map((i) => {
    const angle = (i * Math.PI) / 14;
    return (
      circle(x + Math.cos(angle) * (r + 7), y + Math.sin(angle) * (r + 7), 13, [ink.coral, ink.white, ink.lamp][i % 3] ?? ink.coral) +
      circle(x + Math.cos(angle) * (r + 7) - 3, y + Math.sin(angle) * (r + 7) - 3, 5, mix(ink.water[0], ink.white, 0.3))
    );
  });
  const rim =
    circle(x, y, r, 'none', `stroke="${ink.white}" stroke-width="9"`) +
    circle(x, y, r - 22, 'none', `stroke="${mix(ink.white, ink.land[1], 0.4)}" stroke-width="4"`);
  const legs =
    line([x, y], [x - 120, shore], ink.dark, 15) +
    line([x, y], [x + 120, shore], ink.dark, 15) +
    line([x, y], [x - 70, shore], mix(ink.dark, ink.white, 0.25), 8) +
    line([x, y], [x + 70, shore], mix(ink.dark, ink.white, 0.25), 8) +
    circle(x, y, 25, ink.dark) +
    circle(x, y, 13, ink.coral);
  const hall =
    path(`M${n(x - 230)} ${shore}V548Q${n(x)} 508 ${n(x + 230)} 548V${shore}Z`, ink.wall[0]) +
    path(`M${n(x - 250)} 552Q${n(x)} 500 ${n(x + 250)} 552V542Q${n(x)} 488 ${n(x - 250)} 542Z`, ink.roof) +
    range(11)
      .map((i) => rect(x - 210 + i * 39, 566, 26, 34, ink.night ? ink.lamp : ink.water[0], 'rx="3"'))
      .join('');
  return [
    sky(stage, sun),
    clouds(stage, 3),
    cityRow(stage, shore, 210, mix(ink.land[0], ink.sky[2], 0.2), false),
    cityRow(stage, shore, 150, ink.land[1]),
    rim,
    ...spokes,
    legs,
    ...capsules,
    treeline(stage, shore - 14, 30, ink.leaf[2]),
    hall,
    water(stage, shore, sun),
    cityLights(stage, shore + 8, 150),
    moved(dice.between(120, 300), 690, 0.9, bumboat(stage)),
    leafCorner(stage, 'right'),
  ].join('');
};

function overCity(stage: Stage, landmark: (stage: Stage, x: number, base: number) => string): string {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const base = 640;
  const x = dice.between(520, 680);
  return [
    sky(stage, sun),
    clouds(stage, 5, 60, 260),
    ranges(stage, 520, 130, 2),
    cityRow(stage, base, 260, ink.land[0], false),
    cityRow(stage, base, 190, ink.land[1]),
    landmark(stage, x, base),
    cityRow(stage, base + 20, 84, ink.land[2]),
    treeline(stage, base - 4, 40, mix(ink.leaf[2], ink.leaf[1], 0.3)),
    shrubs(stage, 720, 90, ink.leaf[2]),
    palm(stage, { x: 130, y: 760, height: 330, lean: 50 }),
    palm(stage, { x: 1080, y: 770, height: 260, lean: -40 }),
  ].join('');
}
/** One needle with a pod. */
export const tower: Scene = (stage) => overCity(stage, needle);
/** Two towers with a bridge between them. */
export const twinTowers: Scene = (stage) => overCity(stage, twins);

function twins(stage: Stage, x: number, base: number): string {
  const { ink } = stage;
  const wall = mix(ink.white, ink.land[1], 0.35);
  const one = (cx: number) =>
    range(6)
      .map((i) => {
        const w = 96 - i * 14;
        const h = [300, 76, 54, 38, 28, 22][i] ?? 20;
        const y = base - [0, 300, 376, 430, 468, 496][i]!;
        return (
          rect(cx - w / 2, y - h, w, h, wall) +
          rect(cx + w * 0.12, y - h, w * 0.38, h, mix(wall, ink.dark, 0.25)) +
          range(Math.floor(h / 11))
            .map((k) => rect(cx - w / 2, y - h + 4 + k * 11, w, 4, mix(wall, ink.night ? ink.lamp : ink.water[0], 0.55)))
            .join('')
        );
      })
      .join('') +
    poly(
      [
        [cx - 8, base - 516],
        [cx + 8, base - 516],
        [cx, base - 596],
      ],
      wall,
    ) +
    circle(cx, base - 540, 8, ink.lamp);
  const bridge =
    rect(x - 70, base - 262, 140, 17, ink.white) +
    rect(x - 70, base - 256, 140, 5, ink.water[0]) +
    stroke(`M${n(x - 62)} ${base - 196}L${n(x)} ${base - 245}L${n(x + 62)} ${base - 196}`, ink.white, 6);
  return bridge + one(x - 104) + one(x + 104);
}

function needle(stage: Stage, x: number, base: number): string {
  const { ink } = stage;
  const wall = mix(ink.white, ink.wall[1], 0.25);
  const shade = mix(wall, ink.dark, 0.25);
  const shaft =
    path(
      `M${n(x - 27)} ${base}Q${n(x - 15)} ${base - 200} ${n(x - 14)} ${base - 385}H${n(x + 14)}Q${n(x + 15)} ${base - 200} ${n(x + 27)} ${base}Z`,
      wall,
    ) + path(`M${n(x + 4)} ${base}L${n(x + 4)} ${base - 385}H${n(x + 14)}Q${n(x + 15)} ${base - 200} ${n(x + 27)} ${base}Z`, shade);
  const pod =
    path(
      `M${n(x - 16)} ${base - 378}L${n(x - 66)} ${base - 420}Q${n(x - 76)} ${base - 452} ${n(x - 58)} ${base - 468}H${n(x + 58)}Q${n(x + 76)} ${base - 452} ${n(x + 66)} ${base - 420}L${n(x + 16)} ${base - 378}Z`,
      ink.coral,
    ) +
    rect(x - 67, base - 448, 134, 14, ink.night ? ink.lamp : ink.water[1]) +
    rect(x - 62, base - 424, 124, 9, ink.white) +
    path(`M${n(x - 46)} ${base - 468}Q${n(x)} ${base - 512} ${n(x + 46)} ${base - 468}Z`, shade);
  return (
    shaft +
    pod +
    poly(
      [
        [x - 7, base - 488],
        [x + 7, base - 488],
        [x + 1, base - 610],
      ],
      ink.white,
    )
  );
}

export const riverBoat: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const quay = 540;
  const walls = [
    ink.wall[0],
    mix(ink.coral, ink.wall[0], 0.45),
    mix(ink.water[1], ink.wall[0], 0.3),
    ink.lamp,
    mix(ink.leaf[0], ink.wall[0], 0.4),
  ];
  const houses = range(8).map((i) =>
    shophouse(stage, {
      x: i * 154 - 30,
      base: quay,
      w: 148,
      h: 205 + dice.between(-12, 22),
      wall: mix(dice.pick(walls), ink.dark, ink.night ? 0.25 : 0),
    }),
  );
  return [
    sky(stage, sun),
    clouds(stage, 3, 60, 200),
    cityRow(stage, quay, 400, ink.land[0], true),
    ...houses,
    rect(0, quay - 4, WIDTH, 22, mix(ink.wall[1], ink.dark, 0.25)),
    range(15)
      .map((i) => arch(i * 82 + 8, quay + 44, 58, 30, ink.dark))
      .join(''),
    rect(0, quay + 18, WIDTH, 26, mix(ink.wall[1], ink.dark, 0.45)),
    water(stage, quay + 40),
    cityLights(stage, quay + 46, 190),
    lanterns(stage, -20, 620, 330, 7),
    lanterns(stage, 580, 1220, 330, 7),
    moved(dice.between(420, 780), 700, 1.35, bumboat(stage)),
    moved(1060, 616, 0.55, bumboat(stage)),
    leafCorner(stage, 'left'),
  ].join('');
};
