// What the page can do without until it answers: one file.
export { EnquiryForm } from './EnquiryForm';
export { EnquirySent } from './EnquirySent';
