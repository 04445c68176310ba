import { clouds, placeSun, ranges, ridge, sky, water } from '../backdrop';
import { arch, cityRow, lanterns, person, shophouse } from '../buildings';
import { leafCorner, palm, shrubs, tree, treeline } from '../flora';
import { mix } from '../inks';
import { circle, ellipse, line, moved, n, path, poly, range, rect, stroke, WIDTH } from '../shapes';
import type { Scene, Stage } from '../stage';

export const colonial: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const [wall, shade] = ink.wall;
  const pane = ink.night ? ink.lamp : mix(ink.water[0], ink.dark, 0.35);
  const wing = (x: number) =>
    rect(x, 350, 340, 250, wall) +
    rect(x, 340, 340, 16, shade) +
    rect(x, 466, 340, 12, shade) +
    range(5)
      .map(
        (i) =>
          arch(x + 20 + i * 64, 590, 44, 100, shade) +
          arch(x + 26 + i * 64, 592, 32, 90, pane) +
          arch(x + 20 + i * 64, 460, 44, 84, shade) +
          arch(x + 26 + i * 64, 458, 32, 76, pane),
      )
      .join('') +
    poly(
      [
        [x - 12, 344],
        [x + 26, 296],
        [x + 314, 296],
        [x + 352, 344],
      ],
      ink.roof,
    );
  const columns = range(6)
    .map(
      (i) =>
        rect(462 + i * 51, 340, 22, 260, wall) +
        rect(476 + i * 51, 340, 8, 260, shade) +
        rect(456 + i * 51, 332, 34, 12, wall) +
        rect(456 + i * 51, 590, 34, 14, shade),
    )
    .join('');
  const porch =
    rect(450, 300, 300, 300, mix(shade, ink.dark, 0.3)) +
    range(5)
      .map((i) => arch(484 + i * 51, 600, 26, 150, pane))
      .join('') +
    columns +
    rect(436, 300, 328, 34, wall) +
    rect(436, 328, 328, 8, shade) +
    poly(
      [
        [424, 302],
        [600, 206],
        [776, 302],
      ],
      wall,
    ) +
    poly(
      [
        [470, 292],
        [600, 222],
        [730, 292],
      ],
      shade,
    ) +
    circle(600, 268, 20, wall);
  const cupola =
    rect(548, 150, 104, 62, wall) +
    range(4)
      .map((i) => arch(556 + i * 24, 208, 15, 44, pane))
      .join('') +
    path('M536 152C536 84 664 84 664 152Z', ink.roof) +
    path('M612 102C640 106 664 124 664 152H624Q630 120 612 102Z', mix(ink.roof, ink.dark, 0.25)) +
    line([600, 100], [600, 36], ink.dark, 4) +
    path('M602 38h58l-14 13 14 13h-58z', ink.coral);
  const lawn =
    rect(0, 598, WIDTH, 210, ink.leaf[1]) +
    poly(
      [
        [500, 600],
        [700, 600],
        [880, 800],
        [320, 800],
      ],
      mix(ink.sand, ink.wall[1], 0.2),
    ) +
    range(6)
      .map((i) => rect(0, 616 + i * 32, WIDTH, 8 + i * 2, mix(ink.leaf[1], ink.leaf[0], 0.5), 'opacity="0.35"'))
      .join('') +
    poly(
      [
        [508, 600],
        [692, 600],
        [850, 800],
        [350, 800],
      ],
      mix(ink.sand, ink.wall[0], 0.3),
    );
  return [
    sky(stage, sun),
    clouds(stage, 5),
    cityRow(stage, 600, 260, mix(ink.land[0], ink.sky[3], 0.3), false),
    treeline(stage, 590, 70, ink.leaf[1]),
    wing(110),
    wing(750),
    cupola,
    porch,
    rect(90, 596, 1020, 10, shade),
    lawn,
    range(4)
      .map((i) =>
        person(
          470 + i * 90 + dice.between(-16, 16),
          690 + (i % 2) * 40,
          96,
          [ink.coral, ink.water[0], ink.white, ink.lamp][i] ?? ink.coral,
          ink.dark,
        ),
      )
      .join(''),
    palm(stage, { x: 96, y: 700, height: 420, lean: 20 }),
    palm(stage, { x: 1104, y: 700, height: 400, lean: -24 }),
    shrubs(stage, 792, 50, ink.leaf[2]),
  ].join('');
};

const trishaw = ({ ink }: Stage) => {
  const wheel = (x: number) =>
    circle(x, -30, 29, 'none', `stroke="${ink.dark}" stroke-width="6"`) +
    range(4)
      .map((i) =>
        line(
          [x - 26 * Math.cos((i * Math.PI) / 4), -30 - 26 * Math.sin((i * Math.PI) / 4)],
          [x + 26 * Math.cos((i * Math.PI) / 4), -30 + 26 * Math.sin((i * Math.PI) / 4)],
          ink.dark,
          1.6,
        ),
      )
      .join('');
  return (
    wheel(-70) +
    wheel(90) +
    stroke('M90 -30L46 -92L-10 -40H-70M46 -92L58 -40L90 -30M40 -104H62', ink.dark, 6) +
    path('M-128 -46H-30Q-22 -46 -20 -60L-8 -106H-34L-46 -70H-118Z', ink.coral) +
    path('M-124 -70Q-132 -170 -20 -160L-34 -146Q-100 -150 -102 -72Z', ink.lamp) +
    circle(-74, -114, 13, ink.dark) +
    path('M-94 -70Q-94 -102 -74 -102T-52 -70Z', ink.white) +
    circle(42, -152, 13, ink.dark) +
    path('M26 -92Q24 -140 44 -140T60 -100L56 -88Z', ink.water[0]) +
    ellipse(42, -164, 24, 7, ink.sand)
  );
};

export const shophouses: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const tones = [
    ink.wall[0],
    mix(ink.coral, ink.wall[0], 0.35),
    mix(ink.water[1], ink.wall[0], 0.2),
    mix(ink.lamp, ink.wall[0], 0.2),
    mix(ink.leaf[0], ink.wall[0], 0.35),
  ];
  const start = dice.int(0, 4);
  const houses = range(5).map((i) =>
    shophouse(stage, {
      x: i * 246 - 20,
      base: 650,
      w: 240,
      h: 400 + dice.between(-16, 26),
      wall: mix(tones[(i + start) % 5] ?? ink.wall[0], ink.dark, ink.night ? 0.22 : 0),
    }),
  );
  return [
    sky(stage, sun),
    clouds(stage, 4, 40, 180),
    cityRow(stage, 650, 560, mix(ink.land[0], ink.sky[3], 0.25), false),
    ...houses,
    rect(0, 648, WIDTH, 160, mix(ink.wall[1], ink.land[2], 0.5)),
    rect(0, 648, WIDTH, 14, ink.wall[1]),
    range(9)
      .map((i) => rect(i * 150 - 20, 716, 80, 9, ink.white, 'opacity="0.6" rx="4"'))
      .join(''),
    lanterns(stage, -30, 630, 216, 7),
    lanterns(stage, 570, 1230, 216, 7),
    moved(dice.between(420, 720), 770, 1.15, trishaw(stage)),
    person(220, 700, 128, ink.white, ink.dark),
    person(282, 704, 118, ink.coral, ink.dark),
    person(960, 700, 124, ink.lamp, ink.dark),
    leafCorner(stage, 'right'),
  ].join('');
};

export const market: Scene = (stage) => {
  const { ink, dice } = stage;
  const stall = (x: number, y: number, s: number, color: string, seed: number) => {
    const stripes = range(6)
      .map((i) =>
        path(
          `M${-150 + i * 50} -250H${-100 + i * 50}L${-114 + i * 56 + 8} -196Q${-140 + i * 56 + 8} -178 ${-168 + i * 56} -196Z`,
          i % 2 ? ink.white : color,
        ),
      )
      .join('');
    const goods = range(8)
      .map((i) => circle(-108 + i * 30, -96 - (i % 2) * 7, 15, [ink.coral, ink.lamp, ink.leaf[0], ink.roof][(i + seed) % 4] ?? ink.coral))
      .join('');
    return moved(
      x,
      y,
      s,
      ink.night ? ellipse(0, -150, 210, 150, ink.lamp, 'opacity="0.16"') : '',
      rect(-140, -210, 10, 210, ink.dark),
      rect(130, -210, 10, 210, ink.dark),
      rect(-130, -196, 260, 110, mix(ink.dark, ink.lamp, ink.night ? 0.35 : 0.12)),
      person(-50, -70, 130, ink.white, ink.wall[1]),
      person(52, -70, 126, color, ink.wall[1]),
      goods,
      rect(-146, -88, 292, 88, mix(ink.wall[1], color, 0.25)),
      rect(-146, -88, 292, 14, ink.wall[0]),
      range(5)
        .map((i) => rect(-128 + i * 54, -64, 42, 50, mix(ink.wall[1], ink.dark, 0.18), 'rx="4"'))
        .join(''),
      stripes,
      circle(0, -176, 13, ink.lamp),
    );
  };
  const steam = (x: number, y: number) =>
    range(3)
      .map((i) => stroke(`M${n(x + i * 22)} ${n(y)}q-18 -26 0 -52t0 -56`, ink.white, 7, 'opacity="0.5"'))
      .join('');
  const bowl = (x: number, y: number, s: number, color: string) =>
    moved(
      x,
      y,
      s,
      path('M-80 -40Q-74 34 -24 36H24Q74 34 80 -40Z', color),
      ellipse(0, -40, 80, 20, mix(color, ink.dark, 0.35)),
      ellipse(0, -38, 70, 15, ink.lamp),
      path('M-40 -40q20 -24 40 0t42 -4', 'none', `stroke="${ink.white}" stroke-width="7"`),
      circle(-30, -42, 12, ink.coral),
      circle(30, -44, 9, ink.leaf[0]),
    );
  const tones = [ink.coral, ink.water[0], ink.roof, ink.leaf[1]];
  return [
    sky(stage, placeSun(stage)),
    clouds(stage, 3, 40, 160),
    range(8)
      .map((i) =>
        shophouse(stage, {
          x: i * 156 - 30,
          base: 520,
          w: 150,
          h: 270 + dice.between(-20, 30),
          wall: mix([ink.wall[0], ink.water[1], ink.coral, ink.lamp][i % 4] ?? ink.wall[0], ink.land[2], ink.night ? 0.5 : 0.25),
        }),
      )
      .join(''),
    rect(0, 500, WIDTH, 310, mix(ink.wall[1], ink.land[3], ink.night ? 0.75 : 0.35)),
    range(4)
      .map((i) => stall(150 + i * 305, 600, 0.86, tones[(i + 1) % 4] ?? ink.coral, i))
      .join(''),
    range(7)
      .map((i) =>
        person(
          90 + i * 170 + dice.between(-30, 30),
          672,
          150,
          [ink.water[0], ink.white, ink.coral, ink.lamp][i % 4] ?? ink.white,
          ink.dark,
        ),
      )
      .join(''),
    lanterns(stage, -30, 630, 70, 7),
    lanterns(stage, 570, 1230, 70, 7),
    lanterns(stage, -60, 420, 170, 4),
    lanterns(stage, 780, 1260, 170, 4),
    rect(0, 716, WIDTH, 90, mix(ink.roof, ink.dark, 0.35)),
    rect(0, 716, WIDTH, 12, mix(ink.roof, ink.lamp, 0.3)),
    bowl(dice.between(240, 300), 750, 1.35, ink.water[0]),
    bowl(560, 762, 1.1, ink.white),
    bowl(900, 752, 1.4, ink.coral),
    steam(250, 680),
    steam(880, 680),
    circle(730, 748, 26, ink.leaf[0]),
    circle(700, 758, 22, ink.leaf[1]),
    path('M1040 770q60 -50 90 -8q-40 26 -90 8z', ink.coral),
  ].join('');
};

export const cooking: Scene = (stage) => {
  const { ink, dice } = stage;
  const leafMat =
    path('M120 700Q560 560 1100 690Q1000 800 560 800Q240 800 120 700Z', ink.leaf[1]) +
    stroke('M130 702Q600 690 1090 692', mix(ink.leaf[0], ink.white, 0.2), 5) +
    range(11)
      .map((i) =>
        stroke(
          `M${200 + i * 80} ${700}q20 -30 50 ${-44 + Math.abs(i - 5) * 5}M${200 + i * 80} 700q20 26 46 ${62 - Math.abs(i - 5) * 8}`,
          ink.leaf[2],
          2.5,
        ),
      )
      .join('');
  const bowl = moved(
    600,
    610,
    1.25,
    ellipse(0, 74, 190, 24, ink.dark, 'opacity="0.3"'),
    path('M-210 -70Q-196 74 -64 82H64Q196 74 210 -70Z', ink.coral),
    path('M20 82H64Q196 74 210 -70H140Q126 66 20 82Z', mix(ink.coral, ink.dark, 0.25)),
    range(8)
      .map((i) =>
        poly(
          [
            [-190 + i * 52, -20],
            [-172 + i * 52, -38],
            [-154 + i * 52, -20],
            [-172 + i * 52, -2],
          ],
          ink.lamp,
        ),
      )
      .join(''),
    ellipse(0, -70, 210, 46, mix(ink.coral, ink.dark, 0.45)),
    ellipse(0, -66, 190, 37, mix(ink.lamp, ink.coral, 0.3)),
    range(6)
      .map((i) => stroke(`M${-150 + i * 26} ${-66 + (i % 2) * 8}q50 -34 90 0t80 -4`, ink.white, 8))
      .join(''),
    ellipse(-70, -84, 50, 22, ink.white),
    circle(-70, -86, 19, ink.lamp),
    path('M40 -104q60 -20 90 22q-56 24 -90 -22z', mix(ink.coral, ink.white, 0.25)),
    path('M10 -60q34 -44 70 -8q-30 30 -70 8z', ink.leaf[0]),
    path('M-10 -104q-6 -40 26 -52q14 34 -26 52z', ink.leaf[1]),
  );
  const steam = range(5)
    .map((i) => stroke(`M${470 + i * 66} ${460 - (i % 2) * 20}q-40 -50 0 -100t0 -110`, ink.white, 13, 'opacity="0.4"'))
    .join('');
  const chili = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-60 0Q0 -34 70 10Q0 16 -60 0Z', mix(ink.coral, '#d01f2a', 0.4))}${stroke('M-60 0q-16 -2 -24 -16', ink.leaf[1], 7)}</g>`;
  const lime = (x: number, y: number) =>
    circle(x, y, 42, ink.leaf[1]) +
    circle(x, y, 35, mix(ink.leaf[0], ink.white, 0.55)) +
    range(8)
      .map((i) => line([x, y], [x + Math.cos((i * Math.PI) / 4) * 32, y + Math.sin((i * Math.PI) / 4) * 32], ink.leaf[1], 3))
      .join('');
  const frame =
    rect(0, 0, 70, 470, ink.land[3]) +
    rect(WIDTH - 70, 0, 70, 470, ink.land[3]) +
    rect(0, 0, WIDTH, 34, ink.land[3]) +
    rect(0, 456, WIDTH, 26, ink.land[3]);
  return [
    sky(stage, { x: dice.between(420, 780), y: 210, r: 80 }),
    clouds(stage, 3),
    ranges(stage, 420, 180, 3),
    ridge(stage, 470, 70, ink.leaf[1]),
    palm(stage, { x: 190, y: 470, height: 260, lean: 30, color: ink.leaf[2] }),
    palm(stage, { x: 1030, y: 470, height: 230, lean: -30, color: ink.leaf[2] }),
    frame,
    rect(0, 480, WIDTH, 330, mix(ink.wall[1], ink.roof, 0.35)),
    range(6)
      .map((i) => rect(0, 520 + i * 52, WIDTH, 4, mix(ink.roof, ink.dark, 0.4), 'opacity="0.4"'))
      .join(''),
    leafMat,
    steam,
    bowl,
    lime(250, 660),
    lime(190, 726),
    chili(950, 690, -14),
    chili(1010, 736, 12),
    chili(320, 750, 20),
    circle(890, 752, 28, mix(ink.coral, ink.white, 0.35)),
    path('M1070 560l34 -6l14 110h-60z', mix(ink.wall[0], ink.coral, 0.2)),
    line([760, 500], [1010, 400], ink.dark, 9),
    line([790, 510], [1040, 424], ink.dark, 9),
    leafCorner(stage, 'left', 'top'),
    leafCorner(stage, 'right', 'top'),
  ].join('');
};

export const hotelPool: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage);
  const [wall, shade] = ink.wall;
  const floors = dice.int(7, 9);
  const floorH = 380 / floors;
  const x = 300;
  const levels = range(floors).map((i) => {
    const y = 560 - (i + 1) * floorH;
    const w = 610 - i * 8;
    const rooms = range(12)
      .map(
        (k) =>
          rect(
            x + 14 + (k * w) / 12,
            y + 8,
            w / 12 - 14,
            floorH - 12,
            dice.chance(ink.night ? 0.55 : 0.15) ? ink.lamp : mix(ink.water[0], wall, 0.25),
          ) + rect(x + 14 + (k * w) / 12 + (w / 12 - 14) / 2, y + 8, 3, floorH - 12, wall),
      )
      .join('');
    return (
      rect(x, y, w, floorH, mix(shade, ink.dark, 0.12)) +
      rooms +
      rect(x - 10, y + floorH - 8, w + 20, 9, wall) +
      rect(x - 10, y + floorH - 20, w + 20, 3, ink.white)
    );
  });
  const crown =
    rect(x + 60, 560 - 380 - 30, 430, 32, wall) +
    rect(x + 40, 560 - 380 - 38, 470, 10, ink.roof) +
    rect(x + 240, 560 - 380 - 86, 70, 50, shade) +
    range(4)
      .map((i) => circle(x + 180 + i * 62, 560 - 380 - 52, 8, ink.leaf[1]) + circle(x + 204 + i * 62, 560 - 380 - 46, 11, ink.leaf[2]))
      .join('');
  const pool =
    path('M140 640Q330 600 620 618T1080 640Q1180 700 1040 740Q760 790 460 756Q180 740 140 640Z', ink.white) +
    path('M162 645Q340 612 620 630T1060 648Q1150 700 1028 732Q760 776 470 742Q206 728 162 645Z', mix(ink.water[1], '#35b7c0', 0.75)) +
    range(16)
      .map(() => stroke(`M${n(dice.between(230, 960))} ${n(dice.between(652, 732))}q22 -9 44 0t44 0`, ink.white, 3.5, 'opacity="0.55"'))
      .join('') +
    circle(700, 690, 34, ink.coral) +
    circle(700, 690, 15, mix(ink.water[1], '#35b7c0', 0.75));
  const lounger = (lx: number, ly: number, color: string) =>
    moved(
      lx,
      ly,
      1,
      line([0, 0], [10, -120], ink.dark, 5),
      path('M-76 -100Q10 -176 100 -88Z', color),
      path('M-26 -104Q10 -160 52 -98Z', ink.white),
      path('M-72 4h92l24 -36h14l-28 50h-102z', ink.white),
    );
  return [
    sky(stage, sun),
    clouds(stage, 4),
    ranges(stage, 520, 140, 2),
    treeline(stage, 540, 50, ink.leaf[1]),
    ...levels,
    crown,
    rect(250, 556, 720, 40, mix(wall, ink.dark, 0.12)),
    range(13)
      .map((i) => arch(262 + i * 54, 598, 40, 38, ink.night ? ink.lamp : mix(ink.dark, shade, 0.4)))
      .join(''),
    rect(0, 594, WIDTH, 210, mix(ink.sand, wall, 0.4)),
    treeline(stage, 600, 24, ink.leaf[2], -40, 240),
    treeline(stage, 600, 24, ink.leaf[2], 980, 1240),
    pool,
    lounger(250, 640, ink.coral),
    lounger(980, 645, ink.water[0]),
    lounger(840, 625, ink.lamp),
    palm(stage, { x: 120, y: 690, height: 470, lean: 60 }),
    palm(stage, { x: 1110, y: 690, height: 430, lean: -50 }),
    palm(stage, { x: 1040, y: 640, height: 260, lean: 30, color: ink.leaf[2] }),
    water(stage, 830),
    shrubs(stage, 795, 56, ink.leaf[2]),
    leafCorner(stage, 'left'),
  ].join('');
};

export const gardens: Scene = (stage) => {
  const { ink, dice } = stage;
  const sun = placeSun(stage, dice.chance(0.4));
  const bloom = mix(ink.coral, '#b3407f', 0.35);
  const supertree = (x: number, base: number, h: number, color: string, lit: string): string => {
    const top = base - h;
    const w = h * 0.3;
    const ribs = range(13).map((i) => {
      const t = (i - 6) / 6;
      return stroke(
        `M${n(x + t * h * 0.035)} ${n(base)}L${n(x + t * h * 0.03)} ${n(top + h * 0.3)}Q${n(x + t * h * 0.05)} ${n(top + h * 0.1)} ${n(x + t * w)} ${n(top - (1 - t * t) * h * 0.02)}`,
        i % 2 ? color : lit,
        h * 0.011,
      );
    });
    const twigs = range(13).map((i) => {
      const t = (i - 6) / 6;
      return range(3)
        .map((k) => line([x + t * w, top], [x + t * w * 1.04 + (k - 1) * h * 0.04, top - h * 0.055], color, h * 0.006))
        .join('');
    });
    const growth = range(10).map((i) =>
      ellipse(
        x + dice.between(-1, 1) * h * 0.036,
        base - i * h * 0.07 - 12,
        h * 0.034,
        h * 0.036,
        [ink.leaf[1], ink.leaf[2], bloom][i % 3] ?? ink.leaf[1],
      ),
    );
    return (
      path(
        `M${n(x - h * 0.045)} ${n(base)}L${n(x - h * 0.03)} ${n(top + h * 0.28)}Q${n(x)} ${n(top + h * 0.2)} ${n(x + h * 0.03)} ${n(top + h * 0.28)}L${n(x + h * 0.045)} ${n(base)}Z`,
        color,
      ) +
      growth.join('') +
      ribs.join('') +
      twigs.join('') +
      (ink.night
        ? range(7)
            .map((i) => circle(x + ((i - 3) / 3) * w, top - 3, 4.5, ink.lamp))
            .join('')
        : '')
    );
  };
  const glasshouse = (x: number, w: number, h: number) =>
    path(
      `M${x} 600Q${x + w * 0.1} ${600 - h * 1.2} ${x + w * 0.62} ${600 - h}Q${x + w} ${600 - h * 0.6} ${x + w} 600Z`,
      mix(ink.water[1], ink.white, 0.3),
    ) +
    range(8)
      .map((i) =>
        stroke(
          `M${n(x + w * 0.3 + i * w * 0.04)} ${n(600 - h * 1.02)}Q${n(x + (i * w) / 7)} ${n(600 - h * 0.6)} ${n(x + (i * w) / 7)} 600`,
          mix(ink.water[0], ink.white, 0.3),
          3,
        ),
      )
      .join('') +
    range(3)
      .map((i) =>
        stroke(
          `M${n(x + w * 0.03)} ${n(590 - i * h * 0.26)}Q${n(x + w / 2)} ${n(560 - i * h * 0.28)} ${n(x + w * (0.99 - i * 0.05))} ${n(590 - i * h * 0.2)}`,
          mix(ink.water[0], ink.white, 0.3),
          3,
        ),
      )
      .join('');
  const trunk = mix(ink.land[2], bloom, 0.35);
  return [
    sky(stage, sun),
    clouds(stage, 4, 60, 220),
    cityRow(stage, 600, 240, mix(ink.land[0], ink.sky[3], 0.25), false),
    glasshouse(30, 360, 150),
    glasshouse(820, 360, 190),
    treeline(stage, 596, 44, ink.leaf[1]),
    supertree(330, 640, 330, mix(trunk, ink.land[0], 0.4), ink.land[0]),
    supertree(840, 640, 350, mix(trunk, ink.land[0], 0.4), ink.land[0]),
    stroke('M330 430Q600 480 850 425', ink.lamp, 9),
    stroke('M330 418Q600 468 850 413', ink.dark, 2.5),
    supertree(dice.between(540, 640), 700, 560, trunk, bloom),
    treeline(stage, 660, 40, ink.leaf[2]),
    supertree(180, 720, 440, trunk, bloom),
    supertree(1010, 730, 480, trunk, bloom),
    ellipse(600, 735, 420, 34, mix(ink.sand, ink.wall[1], 0.3)),
    range(5)
      .map((i) =>
        person(440 + i * 84, 742 + (i % 2) * 10, 84, [ink.coral, ink.white, ink.lamp, ink.water[0], ink.white][i] ?? ink.white, ink.dark),
      )
      .join(''),
    shrubs(stage, 786, 66, ink.leaf[2]),
    tree(stage, -10, 800, 300, ink.land[3]),
    leafCorner(stage, 'right'),
  ].join('');
};
