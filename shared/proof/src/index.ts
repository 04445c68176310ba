export { ProofField, type GivenProof, type ProofWord } from './ProofField';
export { createProofUpload, type ProofUpload, type SendProof } from './proof-upload.model';
