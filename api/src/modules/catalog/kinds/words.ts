import type { UnitType } from '@straits/api-contract';
import type { LocalText } from '../import/import-values';

export const inEveryLanguage = (en: string, id: string, hans: string, hant: string): LocalText => ({
  en,
  id,
  'zh-Hans': hans,
  'zh-Hant': hant,
});

const NAMES: Record<UnitType, LocalText> = {
  ADULT: inEveryLanguage('Adult', 'Dewasa', '成人', '成人'),
  CHILD: inEveryLanguage('Child', 'Anak', '儿童', '兒童'),
  INFANT: inEveryLanguage('Infant', 'Bayi', '婴儿', '嬰兒'),
  SENIOR: inEveryLanguage('Senior', 'Lansia', '长者', '長者'),
  YOUTH: inEveryLanguage('Youth', 'Remaja', '青少年', '青少年'),
  STUDENT: inEveryLanguage('Student', 'Pelajar', '学生', '學生'),
  FAMILY: inEveryLanguage('Family', 'Keluarga', '家庭', '家庭'),
  OTHER: inEveryLanguage('Traveller', 'Wisatawan', '旅客', '旅客'),
};
export const unitNames = (type: UnitType): LocalText => NAMES[type];
