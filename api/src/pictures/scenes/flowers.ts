import { clouds, flock, placeSun, ranges, sky, water } from '../backdrop';
import { person } from '../buildings';
import { leafCorner, palm, tree, treeline } from '../flora';
import { mix } from '../inks';
import { circle, ellipse, group, line, moved, n, path, poly, range, rect, stroke } from '../shapes';
import type { Scene, Stage } from '../stage';

/** An orchid spray: an arched stem with open flowers, at 0,0. */
function orchid(stage: Stage, color: string): string {
  const { ink, dice } = stage;
  const lip = mix(color, ink.dark, 0.35);
  const bloom = (x: number, y: number, s: number) =>
    moved(
      x,
      y,
      s,
      ...[0, 72, 144, 216, 288].map((turn) =>
        group(
          `transform="rotate(${turn})"`,
          path('M0 0C-20 -12 -20 -40 0 -44C20 -40 20 -12 0 0Z', turn % 144 ? color : mix(color, ink.white, 0.35)),
        ),
      ),
      path('M-10 2Q0 -8 10 2Q12 20 0 24Q-12 20 -10 2Z', lip),
      circle(0, 2, 5, ink.lamp),
    );
  const leaves =
    path('M0 0Q-90 -40 -130 -10Q-70 14 0 10Z', ink.leaf[1]) +
    path('M0 0Q80 -70 140 -40Q80 10 0 10Z', ink.leaf[2]) +
    path('M0 4Q-40 -110 -80 -120Q-60 -30 0 8Z', ink.leaf[2]);
  return (
    stroke('M0 0Q-20 -210 60 -300T190 -330', ink.leaf[1], 7) +
    leaves +
    range(6)
      .map((i) => bloom(8 + i * 34 - (i === 0 ? 10 : 0), -190 - i * 30 + i * i * 1.6 + dice.between(-6, 6), 1.15 - i * 0.08))
      .join('')
  );
}

/** A botanic garden: a bandstand by a lake, lawns in curves, orchids in front. */
export const flowers: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.4));
  const stand = moved(
    dice.between(520, 660),
    560,
    1,
    path('M-150 0H150L170 26H-170Z', ink.wall[1]),
    range(5)
      .map((i) => rect(-124 + i * 59, -120, 12, 122, ink.white))
      .join(''),
    path('M-150 -116Q-80 -150 -60 -190H60Q80 -150 150 -116Z', ink.roof),
    path('M10 -190H60Q80 -150 150 -116H60Q30 -150 10 -190Z', mix(ink.roof, ink.dark, 0.25)),
    rect(-40, -214, 80, 26, ink.white),
    path('M-62 -212Q-20 -228 0 -262Q20 -228 62 -212Z', ink.roof),
    line([0, -258], [0, -284], ink.dark, 4),
    range(9)
      .map((i) => line([-118 + i * 29, -40], [-118 + i * 29, 0], ink.white, 4))
      .join(''),
    rect(-124, -44, 248, 6, ink.white),
  );
  const bed = (y: number, color: string, bend: number) =>
    path(`M-20 ${n(y)}Q300 ${n(y - bend)} 620 ${n(y + bend * 0.3)}T1220 ${n(y - bend * 0.2)}V820H-20Z`, color);
  const dots = (y: number, spread: number, color: string, count: number) =>
    range(count)
      .map((i) =>
        circle(
          (i + dice.next()) * (1200 / count),
          y + dice.between(-spread, spread) - Math.sin((i / count) * 3) * 20,
          dice.between(6, 11),
          color,
        ),
      )
      .join('');
  const tones = [mix(ink.coral, '#b3407f', 0.45), mix(ink.coral, ink.white, 0.35), ink.lamp];
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 500, 130, 2),
    treeline(stage, 500, 64, mix(ink.leaf[1], ink.land[0], 0.3)),
    tree(stage, 180, 590, 330, ink.leaf[2]),
    tree(stage, 1040, 590, 360, ink.leaf[1]),
    palm(stage, { x: 330, y: 580, height: 270, lean: 14, color: ink.leaf[2] }),
    palm(stage, { x: 880, y: 580, height: 240, lean: -14, color: ink.leaf[2] }),
    bed(560, ink.leaf[1], 30),
    stand,
    water(stage, 604, null, 690),
    range(7)
      .map(
        (i) =>
          ellipse(120 + i * 160 + dice.between(-30, 30), 640 + (i % 3) * 14, 40, 9, ink.leaf[1]) +
          circle(130 + i * 160, 632 + (i % 3) * 14, 8, tones[i % 3] ?? ink.coral),
      )
      .join(''),
    flock(stage, 760, 190, 4),
    bed(690, mix(ink.leaf[0], ink.leaf[1], 0.4), 24),
    dots(716, 12, tones[0] ?? ink.coral, 46),
    bed(738, ink.leaf[1], 18),
    dots(752, 10, tones[2] ?? ink.lamp, 40),
    bed(776, ink.leaf[2], 12),
    person(760, 706, 92, ink.white, ink.dark),
    person(812, 708, 86, ink.coral, ink.dark),
    poly(
      [
        [812, 606],
        [782, 622],
        [842, 622],
      ],
      ink.lamp,
    ),
    moved(150, 810, 1.25, orchid(stage, tones[0] ?? ink.coral)),
    group('transform="translate(1060 815) scale(-1.15 1.15)"', orchid(stage, tones[1] ?? ink.coral)),
    leafCorner(stage, 'right'),
    leafCorner(stage, 'left', 'top'),
  ].join('');
};
