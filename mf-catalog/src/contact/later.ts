// What the form can do without until it answers: one file.
export { AttachmentField } from './AttachmentField';
export { EnquirySent } from './EnquirySent';
