import type { HotelFacility } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { inEveryLanguage } from './words';
import type { LocalText } from '../import/import-values';

const NAMES: Record<HotelFacility, LocalText> = {
  wifi: inEveryLanguage('Free Wi-Fi', 'Wi-Fi gratis', '免费无线网络', '免費無線網路'),
  pool: inEveryLanguage('Swimming pool', 'Kolam renang', '游泳池', '游泳池'),
  breakfast: inEveryLanguage('Breakfast', 'Sarapan', '早餐', '早餐'),
  restaurant: inEveryLanguage('Restaurant', 'Restoran', '餐厅', '餐廳'),
  bar: inEveryLanguage('Bar', 'Bar', '酒吧', '酒吧'),
  gym: inEveryLanguage('Gym', 'Pusat kebugaran', '健身房', '健身房'),
  spa: inEveryLanguage('Spa', 'Spa', '水疗', '水療'),
  beach: inEveryLanguage('On the beach', 'Di tepi pantai', '海滩边', '海灘邊'),
  'airport-transfer': inEveryLanguage('Airport transfer', 'Antar-jemput bandara', '机场接送', '機場接送'),
  parking: inEveryLanguage('Parking', 'Parkir', '停车场', '停車場'),
  'air-conditioning': inEveryLanguage('Air conditioning', 'AC', '空调', '空調'),
  'family-rooms': inEveryLanguage('Family rooms', 'Kamar keluarga', '家庭房', '家庭房'),
  'kids-club': inEveryLanguage("Children's club", 'Klub anak', '儿童俱乐部', '兒童俱樂部'),
  kitchen: inEveryLanguage('Kitchen in the room', 'Dapur di kamar', '房内厨房', '房內廚房'),
  laundry: inEveryLanguage('Laundry', 'Penatu', '洗衣服务', '洗衣服務'),
  'front-desk-24h': inEveryLanguage('Front desk day and night', 'Resepsionis 24 jam', '24 小时前台', '24 小時櫃檯'),
  wheelchair: inEveryLanguage('Step-free rooms', 'Kamar ramah kursi roda', '无障碍客房', '無障礙客房'),
  'non-smoking': inEveryLanguage('No smoking indoors', 'Bebas asap rokok', '室内禁烟', '室內禁菸'),
  'meeting-rooms': inEveryLanguage('Meeting rooms', 'Ruang rapat', '会议室', '會議室'),
  'ev-charging': inEveryLanguage('Charging for electric cars', 'Pengisian mobil listrik', '电动车充电', '電動車充電'),
  bicycles: inEveryLanguage('Bicycles to borrow', 'Pinjam sepeda', '借用自行车', '借用腳踏車'),
  pets: inEveryLanguage('Pets welcome', 'Boleh bawa hewan', '欢迎宠物', '歡迎寵物'),
};

export const facilityName = (id: HotelFacility, lang: Language): string => NAMES[id][lang];
