import { useEffect, useState } from 'react';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import type { Page, PageHead, ResourceRef, RouteMatch } from '@straits/remote-contract';
import { headOf, isMissing, keyOf, resourcesOf } from './page-resources';
import { writeHead } from './document-head';

type Answers = Record<string, unknown>;
interface Watched {
  resource: ResourceRef;
  onAnswer: (value: unknown, missing: boolean) => void;
}

/** One component per resource, because hooks cannot be called in a loop whose length changes. */
function Watch({ resource, onAnswer }: Watched) {
  const { data, error } = useResource<unknown>(resource.path, resource.query);
  const missing = isMissing(error);
  // oxlint-disable-next-line react/exhaustive-deps -- what is told is told once per answer; the callback is a new one each time
  useEffect(() => onAnswer(data, missing), [data, missing]);
  return null;
}

interface Props {
  page: Page;
  match: RouteMatch;
  namespace: string;
  fallbackTitle: string;
  robots: 'index' | 'noindex';
  /** Called when the page turns out not to exist, or to exist after all. */
  onMissing: (missing: boolean) => void;
}

/** Keeps the tab's title and the head in step with what the page shows. */
export function PageHeadKeeper({ page, match, namespace, fallbackTitle, robots, onMissing }: Props) {
  const [answers, setAnswers] = useState<Answers>({});
  const [missing, setMissing] = useState<Record<string, boolean>>({});
  const { t } = useTexts(namespace);
  const resources = resourcesOf(page, match);
  const keys = resources.map((resource) => keyOf(resource, match));
  const head: PageHead = headOf(page, { match, answers, t: (key, values) => t(key, values ?? {}), fallbackTitle });
  const isGone = keys.some((key) => missing[key]) || (head.status === 404 && keys.every((key) => key in answers));
  const isKnown = keys.every((key) => key in answers || missing[key]);
  useEffect(() => {
    if (isKnown) onMissing(isGone);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is a new one each time
  }, [isKnown, isGone]);
  // A head is made anew on each render: its content says whether it has changed.
  const written = JSON.stringify({ ...head, robots: head.robots ?? (robots === 'noindex' ? 'noindex' : undefined) });
  useEffect(() => {
    if (!isGone) writeHead(JSON.parse(written) as PageHead);
  }, [written, isGone]);
  return resources.map((resource, index) => {
    const key = keys[index] ?? '';
    const onAnswer = (value: unknown, isMissingNow: boolean) => {
      if (value !== undefined) setAnswers((known) => (known[key] === value ? known : { ...known, [key]: value }));
      setMissing((known) => (Boolean(known[key]) === isMissingNow ? known : { ...known, [key]: isMissingNow }));
    };
    return <Watch key={key} resource={resource} onAnswer={onAnswer} />;
  });
}
