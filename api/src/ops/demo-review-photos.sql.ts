import { sql } from 'kysely';
import type { Deps } from '../deps';

/**
 * An import brings no guests' photos: the newest two good reviews of what the home page recommends get later pictures of the same product,
 * drawn already, so that the photo filter and the viewer have something to show.
 */
export async function loadReviewPhotos({ db }: Pick<Deps, 'db'>, productIds: string[]): Promise<void> {
  await sql`
    update reviews r set photos = taken.photos
    from (
      select good.id, (
        select jsonb_agg(picture.value - 'alt') from jsonb_array_elements(good.pictures) with ordinality as picture(value, place)
        where picture.place between 2 and 4 - good.place) as photos
      from (
        select reviews.id, products.pictures, row_number() over (partition by product_id order by visited_on desc, author) as place
        from reviews join products on products.id = product_id
        where source = 'import' and reviews.rating >= 4 and recommended_rank is not null and product_id = any(${productIds})) good
      where good.place <= 2) taken
    where r.id = taken.id and taken.photos is not null`.execute(db);
}
