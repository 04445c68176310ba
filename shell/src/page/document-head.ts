import type { PageHead } from '@straits/remote-contract';

/** One tag of the head, to be added, changed or removed. */
interface Tag {
  selector: string;
  create: () => HTMLElement;
  change: (tag: HTMLElement) => void;
  isWanted: boolean;
}
function keep({ selector, create, change, isWanted }: Tag) {
  const present = document.head.querySelector<HTMLElement>(selector);
  if (!isWanted) return present?.remove();
  change(present ?? document.head.appendChild(create()));
}

const meta = (name: string, content: string | undefined) =>
  keep({
    selector: `meta[name="${name}"]`,
    create: () => Object.assign(document.createElement('meta'), { name }),
    change: (tag) => tag.setAttribute('content', content ?? ''),
    isWanted: Boolean(content),
  });

/** After a navigation in the browser: what the server would have written for this page. */
export function writeHead(head: PageHead) {
  document.title = head.title;
  meta('description', head.description);
  meta('robots', head.robots);
  keep({
    selector: 'link[rel="canonical"]',
    create: () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
    change: (tag) => tag.setAttribute('href', head.canonical ?? ''),
    isWanted: Boolean(head.canonical),
  });
  keep({
    selector: 'script[type="application/ld+json"]',
    create: () => Object.assign(document.createElement('script'), { type: 'application/ld+json' }),
    change: (tag) => (tag.textContent = JSON.stringify(head.jsonLd)),
    isWanted: Boolean(head.jsonLd?.length),
  });
}
