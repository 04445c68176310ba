import { z } from 'zod';
import { AgencyBrand, ChangeBrand, ChooseHolds, Common, HoldBoard } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { readUploadedImage } from '../../../files/read-uploaded-image';
import { answers } from '../../../http/answers';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../../http/openapi';
import { refuse } from '../../../http/refusal';
import { languageOfQuery } from '../../../http/view';
import { insertAct, requireAdmin, requireBooker, requireMember } from '../../agency';
import { findBrand, markBrand } from './brands.sql';
import { extendHolds, releaseBoardHolds, takeToCart, viewBoard } from './hold-board';
import { viewBrand } from './brand-view';
import { keepLogo, removeLogo } from './logo';

const MAX_LOGO_BYTES = 2 * 1024 * 1024;

const schemaOf = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['agency'],
  security: NEEDS_SESSION,
  querystring: Common,
});

/** What stands on an agency's quotes and papers in the place of ours. */
export function brandRoutes(app: App, deps: Deps) {
  const view = async (agencyId: string) => viewBrand((await findBrand(deps.db, agencyId)) ?? refuse('not_found'));
  app.get(
    '/agency/brand',
    { schema: { ...schemaOf('getAgencyBrand', "What stands on the agency's papers"), response: answers(AgencyBrand) } },
    async (request) => view(requireMember(request).agencyId),
  );
  app.put(
    '/agency/brand',
    {
      schema: {
        ...schemaOf('changeAgencyBrand', 'How clients reach the agency'),
        security: NEEDS_ADMIN,
        body: ChangeBrand,
        response: answers(AgencyBrand, 'agency_role_refused'),
      },
    },
    async (request) => {
      const { agencyId, userId } = requireAdmin(request);
      const at = deps.clock.now();
      const { phone, email, colour } = request.body;
      await deps.db.transaction().execute(async (trx) => {
        await markBrand(trx, { agencyId, phone: phone || null, email, colour, at });
        await insertAct(trx, { agencyId, userId, act: 'brand_changed', subject: null, at });
      });
      return view(agencyId);
    },
  );
  app.post(
    '/agency/brand/logo',
    {
      schema: {
        ...schemaOf('changeAgencyLogo', "The agency's logo: PNG or JPEG up to 2 MB in the field File, judged by its bytes and drawn anew"),
        security: NEEDS_ADMIN,
        consumes: ['multipart/form-data'],
        response: answers(
          AgencyBrand,
          ...(['agency_role_refused', 'file_missing', 'file_too_large', 'file_not_image', 'media_type_unsupported'] as const),
        ),
      },
    },
    async (request) => {
      const { agencyId, userId } = requireAdmin(request);
      const { image } = await readUploadedImage(request, MAX_LOGO_BYTES);
      await keepLogo(deps, agencyId, image);
      await insertAct(deps.db, { agencyId, userId, act: 'brand_changed', subject: null, at: deps.clock.now() });
      return view(agencyId);
    },
  );
  app.delete(
    '/agency/brand/logo',
    {
      schema: {
        ...schemaOf('removeAgencyLogo', 'The agency without a logo'),
        security: NEEDS_ADMIN,
        response: answers(AgencyBrand, 'agency_role_refused'),
      },
    },
    async (request) => {
      const { agencyId, userId } = requireAdmin(request);
      await removeLogo(deps, agencyId);
      await insertAct(deps.db, { agencyId, userId, act: 'brand_changed', subject: null, at: deps.clock.now() });
      return view(agencyId);
    },
  );
  app.get(
    '/agency-logos/:file',
    {
      schema: {
        operationId: 'getAgencyLogo',
        summary: "An agency's logo",
        tags: ['quotes'],
        params: z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.png$/) }),
        querystring: Common,
        produces: ['image/png'],
        response: answers(z.any().meta({ description: 'The picture', format: 'binary' })),
      },
    },
    async (request, reply) => {
      const file = (await deps.files.open(`agency-logos/${request.params.file}`)) ?? refuse('not_found');
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .serializer((given: unknown) => given as string)
        .send(file.stream);
    },
  );
}

/** Every place that an agency keeps, in one list: renewed, given back or brought into one's own cart together. */
export function holdBoardRoutes(app: App, deps: Deps) {
  app.get(
    '/agency/holds',
    { schema: { ...schemaOf('getHoldBoard', "The agency's holds, what ends first first"), response: answers(HoldBoard) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return viewBoard(deps.db, requireMember(request), { now: deps.clock.now(), language: languageOfQuery(request.query) });
    },
  );
  const acts = {
    extend: { id: 'extendHolds', summary: 'Keep places longer, all or none', act: extendHolds },
    release: { id: 'releaseHolds', summary: 'Give places back, all or none', act: releaseBoardHolds },
    'to-cart': { id: 'takeHoldsToCart', summary: "Bring what is held into the caller's own cart", act: takeToCart },
  };
  for (const [path, { id, summary, act }] of Object.entries(acts))
    app.post(
      `/agency/holds/${path}`,
      {
        schema: {
          ...schemaOf(id, summary),
          body: ChooseHolds,
          response: answers(HoldBoard, 'agency_role_refused', 'hold_expired', 'hold_not_renewable', 'quote_over'),
        },
      },
      async (request) => {
        const member = requireBooker(request);
        const now = deps.clock.now();
        const { companyId } = request.shopHost;
        await deps.db.transaction().execute((trx) => act(trx, member, { ...request.body, companyId, now }));
        return viewBoard(deps.db, member, { now, language: languageOfQuery(request.query) });
      },
    );
}
