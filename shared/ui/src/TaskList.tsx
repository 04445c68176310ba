import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { BareLink } from './Link';
import { Tag, type TagProps } from './Tag';
import { media, token } from './tokens';

export interface Task {
  id: string;
  title: string;
  hint?: ReactNode;
  /** Words of the state: "Completed", "Incomplete". */
  status: string;
  tone?: TagProps['tone'];
  href?: string;
  onOpen?: () => void;
  disabled?: boolean;
  /** Its form is the one that is open. */
  isCurrent?: boolean;
}

const list = css`
  list-style: none;
  padding: 0;
  border-block-start: 1px solid ${token.color.line};
`;
const item = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: 3.5rem;
  padding: 0.625rem 0.5rem;
  border-block-end: 1px solid ${token.color.line};
  ${media.hover} {
    &:hover:has(a, button) {
      background: ${token.color.sunken};
    }
  }
  &[data-current] {
    background: ${token.color.sunken};
    box-shadow: inset 3px 0 ${token.color.lagoon};
  }
`;
const open = css`
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.link};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
/** Without spaces in them, as in Chinese, its words would break between any two signs. */
const state = css`
  flex: none;
`;
const hintCss = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

function Opener({ task, describedBy }: { task: Task; describedBy: string }) {
  const current = task.isCurrent ? 'step' : undefined;
  if (task.disabled || (!task.href && !task.onOpen)) return <span aria-current={current}>{task.title}</span>;
  return task.href ? (
    <BareLink css={open} href={task.href} aria-current={current} aria-describedby={describedBy}>
      {task.title}
    </BareLink>
  ) : (
    <button type="button" css={open} aria-current={current} aria-describedby={describedBy} onClick={task.onOpen}>
      {task.title}
    </button>
  );
}

export interface TaskListProps {
  tasks: readonly Task[];
  /** Prefix of ids, unique on the page. */
  id: string;
  className?: string;
}

/** What is to be filled, one line a person, with its state; the line of the open form is marked. */
export function TaskList({ tasks, id, className }: TaskListProps) {
  return (
    <ul css={list} role="list" className={className}>
      {tasks.map((task) => (
        <li key={task.id} css={item} data-current={task.isCurrent || undefined}>
          <span>
            <Opener task={task} describedBy={`${id}-${task.id}`} />
            {task.hint && <span css={hintCss}>{task.hint}</span>}
          </span>
          <Tag id={`${id}-${task.id}`} css={state} tone={task.tone ?? 'neutral'}>
            {task.status}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
