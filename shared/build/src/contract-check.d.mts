import type { RemoteContract } from '@straits/remote-contract/schema';

type Texts = Record<string, unknown>;
interface Built {
  contract: {
    routes: { path: string; chunk: string; titleKey: string; texts: string[] }[];
    fragments: { name: string }[];
    navigation: { titleKey: string }[];
  };
  chunks: Set<string>;
  exposed: Set<string>;
  texts: Record<string, Texts>;
}
export function contractFaults(built: Built): string[];
export function partsOf(contract: Pick<Built['contract'], 'routes'>): string[];
export function readTexts(directory: string): Record<string, Texts>;
export function titlesOf(contract: RemoteContract, texts: Record<string, Texts>): Record<string, Record<string, string>>;
export function readContract(directory: string): { contract: RemoteContract | null; faults: string[] };
