import type { SceneName } from '../poster-names';
import type { Scene } from '../stage';
import { birds, dragons, orangutans, wildlife } from './animals';
import { ferrisWheel, riverBoat, skyline, tower, twinTowers } from './city';
import { canopyBridge, riceTerraces, spa, teaHills, volcano, waterfall } from './land';
import { cableCar, coaster, hillTrain, train, vanRoad, waterSlides } from './moving';
import { mosque, splitGate, stupa, temple } from './sacred';
import { aquarium, beach, cruise, ferry, islands, karst, reef } from './sea';
import { flowers } from './flowers';
import { colonial, cooking, gardens, hotelPool, market, shophouses } from './town';

export const SCENE_DRAWINGS: Record<SceneName, Scene> = {
  skyline,
  islands,
  'rice-terraces': riceTerraces,
  temple,
  'split-gate': splitGate,
  stupa,
  volcano,
  'canopy-bridge': canopyBridge,
  wildlife,
  orangutans,
  dragons,
  birds,
  aquarium,
  waterfall,
  beach,
  'cable-car': cableCar,
  'ferris-wheel': ferrisWheel,
  gardens,
  flowers,
  colonial,
  shophouses,
  market,
  'hill-train': hillTrain,
  coaster,
  'river-boat': riverBoat,
  karst,
  ferry,
  'cruise-ship': cruise,
  'hotel-pool': hotelPool,
  'van-road': vanRoad,
  train,
  reef,
  cooking,
  spa,
  mosque,
  'tea-hills': teaHills,
  'water-slides': waterSlides,
  tower,
  'twin-towers': twinTowers,
};
