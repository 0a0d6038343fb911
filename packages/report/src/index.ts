export { collectReportData, createReport } from './create-report.js';
export * from './data/report-data.js';
