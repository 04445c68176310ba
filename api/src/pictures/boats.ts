import { mix } from './inks';
import { circle, line, n, path, poly, range, rect, stroke } from './shapes';
import type { Stage } from './stage';

/** Boats are drawn around their waterline at 0,0, about 200 wide; place them with `moved`. */
const shadow = (stage: Stage, w: number) => `<ellipse cx="0" cy="8" rx="${w}" ry="9" fill="${stage.ink.water[0]}" opacity="0.55"/>`;

/** An outrigger with a triangular sail. */
export function jukung(stage: Stage): string {
  const { ink } = stage;
  const hull =
    path('M-110 -18Q-60 10 0 10T110 -22Q70 26 0 24T-110 -18Z', ink.coral) +
    path('M-104 -14Q-50 14 0 15T100 -14', 'none', `stroke="${ink.white}" stroke-width="4"`);
  const outrigger = stroke('M-84 26Q0 38 92 22', ink.dark, 6) + stroke('M-44 6q-4 14 -10 24M46 4q4 14 10 22', ink.dark, 5);
  const sail =
    path('M-8 -14L-70 -150Q40 -190 84 -120Q60 -60 -8 -14Z', ink.white) +
    range(3)
      .map((i) =>
        path(
          `M${-8 + 6} -18L${-46 + i * 36} ${-157 - (i === 1 ? 8 : 0)}L${-28 + i * 36} ${-161 - (i === 1 ? 6 : 0)}Z`,
          [ink.coral, ink.lamp, ink.water[0]][i] ?? ink.coral,
        ),
      )
      .join('');
  return shadow(stage, 110) + stroke('M-8 8L-70 -150', ink.dark, 5) + sail + outrigger + hull;
}

/** A two-masted schooner of the archipelago. */
export function schooner(stage: Stage): string {
  const { ink } = stage;
  const hull =
    path('M-150 -42Q-110 -10 -60 -6H70Q120 -12 168 -52L142 12Q120 24 90 24H-84Q-120 22 -150 -42Z', ink.dark) +
    path('M-140 -28Q-100 0 -60 3H74Q114 0 156 -34', 'none', `stroke="${ink.coral}" stroke-width="6"`);
  const house =
    rect(-96, -34, 92, 30, ink.wall[0]) +
    range(4)
      .map((i) => rect(-88 + i * 22, -26, 12, 12, ink.dark))
      .join('');
  const masts =
    line([-40, -6], [-40, -210], ink.dark, 6) + line([52, -8], [52, -236], ink.dark, 6) + line([100, -20], [210, -70], ink.dark, 5);
  const sails =
    path('M-34 -200Q22 -120 -34 -40H-34Z', mix(ink.white, ink.wall[1], 0.2)) +
    poly(
      [
        [-46, -204],
        [-46, -44],
        [-128, -50],
      ],
      ink.white,
    ) +
    poly(
      [
        [46, -228],
        [46, -50],
        [-20, -44],
      ],
      mix(ink.white, ink.wall[1], 0.25),
    ) +
    path('M58 -230Q110 -150 198 -72Q120 -60 58 -44Z', ink.white) +
    path('M60 -228Q140 -160 208 -72', 'none', `stroke="${ink.coral}" stroke-width="3"`);
  return shadow(stage, 150) + masts + sails + house + hull;
}

/** A river bumboat with a canopy and painted eyes. */
export function bumboat(stage: Stage): string {
  const { ink } = stage;
  const hull =
    path('M-150 -30Q-120 -8 -90 -6H100Q130 -10 156 -40L136 14Q126 26 100 26H-104Q-130 24 -150 -30Z', ink.coral) +
    path('M-141 -12Q-116 6 -90 8H104Q128 6 147 -16', 'none', `stroke="${ink.white}" stroke-width="5"`) +
    circle(124, -2, 8, ink.white) +
    circle(125, -2, 4, ink.dark);
  const people = range(6)
    .map(
      (i) =>
        circle(-78 + i * 28, -26, 8, [ink.dark, ink.water[0], ink.roof][i % 3] ?? ink.dark) +
        rect(-86 + i * 28, -20, 16, 18, [ink.white, ink.lamp, ink.water[1]][i % 3] ?? ink.white, 'rx="5"'),
    )
    .join('');
  const canopy =
    path('M-108 -62Q-10 -92 104 -62V-54H-108Z', ink.roof) +
    range(6)
      .map((i) => line([-98 + i * 39, -56], [-98 + i * 39, -4], ink.dark, 4))
      .join('');
  const lamps = range(6)
    .map((i) => (ink.night ? circle(-90 + i * 36, -46, 17, ink.lamp, 'opacity="0.22"') : '') + circle(-90 + i * 36, -46, 7, ink.lamp))
    .join('');
  return shadow(stage, 150) + people + canopy + lamps + hull;
}

/** A small boat with one sail, for the distance. */
export const sailboat = (stage: Stage) =>
  path('M-40 -6H44L30 12H-26Z', stage.ink.dark) +
  poly(
    [
      [0, -10],
      [0, -92],
      [-38, -12],
    ],
    stage.ink.white,
  ) +
  poly(
    [
      [6, -10],
      [6, -84],
      [40, -12],
    ],
    mix(stage.ink.white, stage.ink.coral, 0.35),
  );

/** A kayak with two paddlers. */
export function kayak(stage: Stage): string {
  const { ink } = stage;
  const paddler = (x: number, coat: string) =>
    circle(x, -46, 12, ink.wall[1]) +
    path(`M${x - 18} -4Q${x - 18} -36 ${x} -36T${x + 18} -4Z`, coat) +
    path(`M${x - 13} -50q13 -14 26 0z`, ink.lamp);
  return (
    shadow(stage, 120) +
    line([-72, -52], [2, -2], ink.dark, 5) +
    line([20, -2], [96, -56], ink.dark, 5) +
    paddler(-36, ink.white) +
    paddler(36, ink.water[1]) +
    path('M-128 -10Q-60 -4 0 -4T128 -10Q80 20 0 20T-128 -10Z', ink.coral) +
    `<ellipse cx="-80" cy="-58" rx="13" ry="7" fill="${ink.white}"/><ellipse cx="104" cy="-62" rx="13" ry="7" fill="${ink.white}"/>`
  );
}

/** A fast passenger ferry. */
export function ferryShip(stage: Stage): string {
  const { ink } = stage;
  const band = stage.dice.pick([ink.coral, ink.water[0], ink.lamp]);
  const hull =
    path('M-260 -34H210Q260 -36 300 -62L262 20Q250 30 226 30H-236Q-254 30 -260 -34Z', ink.white) +
    path('M-257 -4H274L262 20Q250 30 226 30H-236Q-252 28 -257 -4Z', ink.dark) +
    path('M-258 -14H282L276 -4H-257Z', band);
  const deck =
    path('M-236 -34V-92H120Q160 -88 196 -34Z', mix(ink.white, ink.wall[1], 0.12)) +
    path('M-200 -92V-134H60Q84 -130 104 -92Z', ink.white) +
    path('M70 -124Q84 -120 96 -96H60V-124Z', ink.dark);
  const panes =
    range(11)
      .map((i) => rect(-222 + i * 31, -78, 22, 24, ink.night ? ink.lamp : ink.water[0], 'rx="4"'))
      .join('') +
    range(7)
      .map((i) => rect(-188 + i * 34, -122, 24, 16, ink.night ? ink.lamp : ink.water[0], 'rx="3"'))
      .join('');
  const gear =
    rect(-150, -172, 46, 40, band) +
    rect(-150, -160, 46, 10, ink.white) +
    line([10, -134], [10, -196], ink.dark, 5) +
    line([-14, -172], [34, -172], ink.dark, 4) +
    path('M10 -196h34l-8 9 8 9h-34z', ink.coral);
  const wake =
    path('M-262 26Q-340 12 -430 30Q-340 34 -262 40Z', ink.glint, 'opacity="0.8"') +
    path('M300 10Q330 26 372 30H250Z', ink.glint, 'opacity="0.85"') +
    stroke('M-240 36Q0 48 280 34', ink.glint, 6, 'opacity="0.8"');
  return wake + gear + deck + panes + hull;
}

/** A cruise ship with rows of balconies. */
export function cruiseShip(stage: Stage): string {
  const { ink } = stage;
  const band = stage.dice.pick([ink.coral, ink.roof, ink.water[0]]);
  const side = mix(ink.white, ink.wall[1], 0.12);
  const decks = range(6).map((i) =>
    path(
      `M${n(-330 + i * 22)} ${n(-60 - i * 27)}H${n(300 - i * 24)}Q${n(318 - i * 24)} ${n(-74 - i * 27)} ${n(308 - i * 26)} ${n(-87 - i * 27)}H${n(-330 + i * 22)}Z`,
      i % 2 ? side : ink.white,
    ),
  );
  const panes = range(6).map((i) =>
    range(Math.floor((600 - i * 46) / 21))
      .map((k) =>
        rect(-318 + i * 22 + k * 21, -80 - i * 27, 13, 12, stage.dice.chance(ink.night ? 0.75 : 0.2) ? ink.lamp : ink.water[0], 'rx="2"'),
      )
      .join(''),
  );
  const boats = range(7)
    .map((i) => path(`M${-270 + i * 76} -64h44l-7 15h-30z`, ink.coral))
    .join('');
  const hull =
    path('M-372 -62H318Q370 -70 424 -112L372 16Q362 34 330 34H-330Q-356 34 -372 -62Z', ink.dark) +
    path('M-364 -24H390L384 -10H-360Z', band) +
    range(20)
      .map((i) => circle(-330 + i * 33, 4, 5, ink.night ? ink.lamp : ink.water[1]))
      .join('');
  const top =
    path('M-140 -220L-118 -286H-40L-56 -220Z', band) +
    path('M-126 -262L-118 -286H-40L-46 -262Z', ink.dark) +
    rect(60, -250, 96, 30, ink.white, 'rx="8"') +
    line([110, -250], [110, -298], ink.dark, 5) +
    circle(-84, -312, 17, ink.cloud, 'opacity="0.6"') +
    circle(-116, -334, 24, ink.cloud, 'opacity="0.45"') +
    circle(-162, -354, 30, ink.cloud, 'opacity="0.3"');
  const wake =
    stroke('M-350 40Q0 52 400 36', ink.glint, 7, 'opacity="0.75"') + path('M402 8Q440 28 500 36H352Z', ink.glint, 'opacity="0.85"');
  return top + decks.join('') + panes.join('') + hull + boats + wake;
}
