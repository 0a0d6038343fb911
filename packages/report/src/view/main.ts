import { REPORT_VERSION, type ReportData } from '../data/report-data.js';
import { h } from './dom.js';
import { mountPage } from './page.js';

const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as ReportData | null;

if (data?.version === REPORT_VERSION) mountPage(document.body, data);
else document.body.append(h('p', {}, 'The data of this report is damaged: make the report again.'));
