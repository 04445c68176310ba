// What stands below a line's search: one file, asked for when the page answers.
export { LineFares } from './LineFares';
export { Timetable } from './Timetable';
