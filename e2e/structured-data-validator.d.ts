declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type: string }[];
    errorType?: string;
    fieldNames: string[];
  }
  interface Extracted {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
    errors: object[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: Extracted): Promise<Issue[]>;
  }
}
