/** Whom the answer about insolvency insurance is for, and when it was acknowledged: the law asks for both beside the answer (U9, TA Regulations 21). */
export const insolvencyAnswers = /* sql */ `
alter table orders
  add column insolvency_names text[] not null default '{}',
  add column insolvency_acknowledged_at timestamptz;
`;
