import { z } from 'zod';
import { Common, Profile, uuid } from '@straits/api-contract';
import { AGENCY_PAPERS } from '@straits/api-contract/constants';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireStaff, requireUser } from '../../http/caller';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../http/openapi';
import { countTry } from '../../http/rate-limit';
import { openPaper, takePaper } from './agency-papers';
import { viewProfile } from './profile.routes';

const kind = z.enum(AGENCY_PAPERS);

/** What an agency that wants in shows staff: its ACRA profile and its licence (A44). */
export function agencyPaperRoutes(app: App, deps: Deps) {
  app.post(
    '/user/agency-papers/:kind',
    {
      schema: {
        operationId: 'sendAgencyPaper',
        summary:
          "A paper of the caller's agency while it waits for staff: PDF, PNG or JPEG up to 5 MB in the field File, judged by its bytes",
        tags: ['account'],
        security: NEEDS_ADMIN,
        params: z.object({ kind }),
        querystring: Common,
        consumes: ['multipart/form-data'],
        response: answers(
          Profile,
          ...([
            'agency_role_refused',
            'agency_state_refused',
            'file_missing',
            'file_too_large',
            'file_not_paper',
            'file_not_image',
          ] as const),
        ),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      await countTry(deps.db, deps.clock.now(), { bucket: `papers:${userId}`, tries: 30, windowMinutes: 60 });
      await takePaper(deps, request, { userId, kind: request.params.kind });
      return viewProfile(deps, userId);
    },
  );
  app.get(
    '/staff/agencies/:agencyId/papers/:kind',
    {
      schema: {
        operationId: 'getAgencyPaper',
        summary: 'A paper that an agency has sent, to be saved',
        tags: ['staff'],
        security: NEEDS_SESSION,
        params: z.object({ agencyId: uuid, kind }),
        querystring: Common,
        produces: ['application/pdf', 'image/jpeg'],
        response: answers(z.any().meta({ description: 'The file', format: 'binary' })),
      },
    },
    async (request, reply) => {
      requireStaff(request);
      const { stream, contentType, fileName } = await openPaper(deps, request.params.agencyId, request.params.kind);
      return reply
        .type(contentType)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .serializer((given: unknown) => given as string)
        .send(stream);
    },
  );
}
