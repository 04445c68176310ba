import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { AgencyPaper } from '@straits/api-contract';
import { AGENCY_PAPER_MAX_BYTES, type AgencyPaperKind } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';
import type { Deps } from '../../deps';
import { keepFile, loosenFile, putLoose, removeFile, removeLooseFile } from '../../files/loose-files';
import { checkImage, readUploadedFile } from '../../files/read-uploaded-image';
import { drawAnew } from '../../files/store-proof';
import { refuse } from '../../http/refusal';
import { deletePaper, findNeedlessPapers, findOwnApplication, findPapers, lockWaiting, putPaper, type PaperRow } from './agency-papers.sql';

export const viewPapers = async (db: Sql, agencyId: string): Promise<AgencyPaper[]> =>
  (await findPapers(db, agencyId)).map(({ kind, name, bytes, sentAt }) => ({ kind, name, bytes, sentAt: sentAt.toISOString() }));

/** What the bytes are: a PDF stays as it is, since staff only ever saves it; a picture is drawn anew. Refuses: file_not_paper, file_not_image. */
async function readPaper(content: Buffer): Promise<Pick<PaperRow, 'contentType'> & { content: Buffer; ending: string }> {
  const type = await fileTypeFromBuffer(content);
  if (type?.mime === 'application/pdf') return { contentType: 'application/pdf', content, ending: 'pdf' };
  if (!type?.mime.startsWith('image/')) refuse('file_not_paper');
  await checkImage(content);
  return { contentType: 'image/jpeg', content: await drawAnew(content), ending: 'jpg' };
}

/**
 * Takes a paper of an agency that waits for staff; a second of its kind takes the place of the first.
 * Refuses: not_found (of no agency), agency_role_refused, agency_state_refused, file_missing, file_too_large, file_not_paper, file_not_image.
 */
export async function takePaper(deps: Deps, request: FastifyRequest, { userId, kind }: { userId: string; kind: AgencyPaperKind }) {
  const { agencyId, role, isDecided } = (await findOwnApplication(deps.db, userId)) ?? refuse('not_found');
  if (role !== 'admin') refuse('agency_role_refused');
  if (isDecided) refuse('agency_state_refused');
  const sent = await readUploadedFile(request, AGENCY_PAPER_MAX_BYTES);
  const { content, contentType, ending } = await readPaper(sent.content);
  const file = `papers/${randomUUID()}.${ending}`;
  await putLoose(deps, file, { content, type: contentType });
  const paper = { kind, file, name: sent.name, bytes: content.length, contentType, sentAt: deps.clock.now() };
  const kept = deps.db.transaction().execute(async (trx) => {
    if (!(await lockWaiting(trx, agencyId))) refuse('agency_state_refused');
    await keepFile(trx, file);
    const replaced = await putPaper(trx, agencyId, paper);
    if (replaced) await loosenFile(trx, replaced, paper.sentAt);
    return replaced;
  });
  const replaced = await kept.catch(async (error: unknown) => {
    await removeLooseFile(deps, file);
    throw error;
  });
  if (replaced) await removeLooseFile(deps, replaced);
}

/** Papers that nobody needs any more: the file first, so that its line stays until it is really gone. */
export async function forgetPapers(deps: Deps, before: Date): Promise<void> {
  for (const file of await findNeedlessPapers(deps.db, before)) if (await removeFile(deps, file)) await deletePaper(deps.db, file);
}

/** A paper's bytes for staff, under a name of ours. Refuses: not_found. */
export async function openPaper(deps: Deps, agencyId: string, kind: AgencyPaperKind) {
  const paper = (await findPapers(deps.db, agencyId)).find((one) => one.kind === kind) ?? refuse('not_found');
  const file = (await deps.files.open(paper.file)) ?? refuse('not_found');
  const fileName = `${kind}.${paper.contentType === 'application/pdf' ? 'pdf' : 'jpg'}`;
  return { stream: file.stream, contentType: paper.contentType, fileName };
}

/** Saves what an agency has sent into a folder; answers the files. */
export async function savePapers(deps: Deps, agencyId: string, folder: string): Promise<string[]> {
  const saved: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const { kind } of await findPapers(deps.db, agencyId)) {
    const { stream, fileName } = await openPaper(deps, agencyId, kind);
    const file = path.join(folder, fileName);
    await writeFile(file, stream);
    saved.push(file);
  }
  return saved;
}
