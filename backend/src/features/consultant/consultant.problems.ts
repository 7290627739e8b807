import { defineProblems } from '../../common/problems/problem.js';

export const consultantProblems = defineProblems({
  'client-not-found': { status: 404, title: 'Client not found' },
  'project-not-found': { status: 404, title: 'Project not found' },
  'earning-not-found': { status: 404, title: 'Earning not found' },
  'meeting-not-found': { status: 404, title: 'Meeting not found' },
  'entry-changed': { status: 409, title: 'This entry has been changed in the meantime' },
  'logo-not-found': { status: 404, title: 'There is no logo yet' },
  'calendar-not-found': { status: 404, title: 'There is no calendar at this address' },
});
